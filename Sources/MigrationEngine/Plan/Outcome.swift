/// The level of conversion that a type reached.
public enum Outcome: String, Sendable, Codable, CaseIterable {
  /// Stored properties only; the compiler writes `init(from:)`.
  ///
  /// ## Before
  /// ```swift
  /// struct User {
  ///   let id: Int
  ///   init(json: JSON) { id = json["id"].intValue }
  /// }
  /// ```
  /// ## After
  /// ```swift
  /// struct User: LegacyDecodable {
  ///   let id: Int
  /// }
  /// ```
  ///
  /// Preserves: every value, for every document.
  /// Can't: statements that neither an idiom nor a rule understands; such a type gets the outcome `explicit`.
  case synthesized
  /// A written `init(from:)` with one line for each property.
  ///
  /// ## Before
  /// ```swift
  /// struct User {
  ///   let id: Int
  ///   init(json: JSON) {
  ///     id = json["id"].intValue
  ///     print(id)
  ///   }
  /// }
  /// ```
  /// ## After
  /// ```swift
  /// struct User: LegacyDecodable {
  ///   let id: Int
  ///   init(from decoder: any Decoder) throws {
  ///     let container = try decoder.legacyContainer()
  ///     id = try container.value(Int.self, at: "id")
  ///     print(id)
  ///   }
  /// }
  /// ```
  ///
  /// Preserves: every value, and the statements that read nothing.
  /// Can't: a document that is passed to unknown code; such a type stays as it is.
  case explicit
  /// Unchanged, with a bridging conformance of one line, so that converted types can contain it.
  ///
  /// ## Before
  /// ```swift
  /// struct Owner {
  ///   let values: Any
  ///   init(json: JSON) { values = json.error as Any }
  /// }
  /// ```
  /// ## After
  /// ```swift
  /// struct Owner {
  ///   let values: Any
  ///   init(json: JSON) { values = json.error as Any }
  /// }
  ///
  /// extension Owner: LegacyReadable { static func legacyValue(from json: JSON) -> Owner { Owner(json: json) } }
  /// ```
  ///
  /// Preserves: the type as it is.
  /// Can't: initializers with other parameters than one document.
  case bridged
  /// Nothing is changed. The report names the construct and its line.
  ///
  /// ## Before
  /// ```swift
  /// struct Owner {
  ///   let values: Any
  ///   init(json: JSON) { values = json.error as Any }
  /// }
  /// ```
  /// ## After
  /// ```swift
  /// struct Owner {
  ///   let values: Any
  ///   init(json: JSON) { values = json.error as Any }
  /// }
  /// ```
  ///
  /// Preserves: the type as it is.
  /// Can't: use the type in a converted type.
  case untouched

  /// Whether code is converted.
  var isConverted: Bool { self == .synthesized || self == .explicit }
}

/// The kind of code that an item of the report describes.
public enum ItemKind: String, Sendable, Codable {
  case response, model, request, callSite
}

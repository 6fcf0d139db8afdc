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
  /// Can't: statements that neither an idiom nor a rule understands; such a type is `explicit`.
  case synthesized
  /// A written `init(from:)`, one line a property.
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
  /// struct User: LegacyDecodable, ContainerDecodable {
  ///   let id: Int
  ///   init(from container: LegacyContainer) throws {
  ///     id = try container.decode(Int.self, at: "id")
  ///     print(id)
  ///   }
  /// }
  /// ```
  ///
  /// Preserves: every value, and the statements that are no reads.
  /// Can't: a document that goes where nothing is known of it; such a type stays.
  case explicit
  /// Untouched, with one line through Bridge, so that converted types can hold it.
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
  /// Preserves: the type, as it is.
  /// Can't: initializers from anything else than one document.
  case bridged
  /// Nothing was changed; the report names the construct and its line.
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
  /// Preserves: the type, as it is.
  /// Can't: be read by a converted type.
  case untouched

  /// Whether code is converted.
  var isConverted: Bool { self == .synthesized || self == .explicit }
}

/// The kind of code that an item of the report describes.
public enum ItemKind: String, Sendable, Codable {
  case response, model, request, callSite
}

import SwiftSyntax

/// The `CodingKeys` that a type had before its conversion, if they map each property to exactly the key that the
/// initializer reads. They stay as they are.
///
/// ```swift
/// struct Tier: Codable {                                struct Tier: LegacyDecodable, Encodable {
///   let price: Double                                     let price: Double
///   enum CodingKeys: String, CodingKey {                  enum CodingKeys: String, CodingKey {
///     case price = "tierPrice"                              case price = "tierPrice"
///   }                                                     }
///   init(json: JSON) {                                  }
///     price = json["tier_price"].doubleValue
///   }
/// }
/// ```
///
/// Can't: computed keys, keys of an enumeration that does not conform to `CodingKey`.
struct OwnCodingKeys: Sendable {
  /// The raw value of each property's coding key.
  private let values: [String: String]

  /// - Returns: nil when a member of that name is something else.
  init?(_ member: DeclSyntax) {
    guard let written = member.as(EnumDeclSyntax.self), written.attributes.isEmpty,
      let inherited = written.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription),
      Set(inherited) == ["String", "CodingKey"], let keys = try? written.codingKeys()
    else { return nil }
    values = Dictionary(keys) { first, _ in first }
  }

  subscript(property: String) -> String? { values[property] }

  /// The spelling under which the keys are those that the initializer reads; nil where none is.
  func spelling(for fields: [FieldPlan]) -> TypeDecision.KeySpelling? {
    guard fields.count == values.count, !fields.contains(where: { $0.isPath || $0.isOfObject }) else { return nil }
    let isSnakeCase = fields.allSatisfy {
      KeyNames.isReversible($0.key) && KeyNames.camelCase(fromSnakeCase: $0.key) == values[$0.property]
    }
    if isSnakeCase { return .snakeCase }
    return fields.allSatisfy { $0.key == values[$0.property] } ? .verbatim : nil
  }
}

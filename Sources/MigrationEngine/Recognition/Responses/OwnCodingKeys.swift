import SwiftSyntax

/// The `CodingKeys` that a type had before its conversion. They stay as they are, and a rule of the type says where the
/// document has a property that they say otherwise: `.reads("price", at: "tier", "price")`.
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

  /// Whether each property that is read has a key, and no other one has.
  func areThose(of fields: [FieldPlan]) -> Bool {
    fields.count == values.count && fields.allSatisfy { values[$0.property] != nil }
  }
}

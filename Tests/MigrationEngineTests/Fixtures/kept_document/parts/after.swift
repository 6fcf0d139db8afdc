import LegacyJSON
import Bridge

struct Parts: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let raw: JSON
  @DecodedBy<MaybeRule> private(set) var maybe: JSON?
  let rows: [JSON]
  let columns: [JSON]?
  let members: [String: JSON]
  @DecodedBy<MetaRule> private(set) var meta: JSON
  let id: Int

  private enum CodingKeys: String, CodingKey {
    case raw, maybe, rows, columns, members, meta
    case id = "data.id"
  }

  enum MaybeRule: ObjectDecodingRule { static let value = Decoding<JSON?> { try $0.value(JSON.self, at: "a", "b") } }
  enum MetaRule: ObjectDecodingRule {
    static let value = Decoding<JSON> { try $0.value(JSON.self, at: "data", "meta") }
  }
}

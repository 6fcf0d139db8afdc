import Bridge
import LegacyJSON

struct Answer: LegacyDecodable {
  @DecodedBy<RowsRule> private(set) var rows: [Any]
  @DecodedBy<LinksRule> private(set) var links: [String: Any]
  @DecodedBy<MetaRule> private(set) var meta: [String: Any]?
  @DecodedBy<DataRule> private(set) var data: Any

  enum RowsRule: DecodingRule { static let value = Decoding<[Any]> { try $0.value([JSON].self) } }
  enum LinksRule: DecodingRule { static let value = Decoding<[String: Any]> { try $0.value([String: JSON].self) } }
  enum MetaRule: DecodingRule {
    static let value = Decoding<[String: Any]?> { try $0.valueIfPresent([String: JSON].self) }
  }
  enum DataRule: DecodingRule { static let value = Decoding<Any> { try $0.value(JSON.self) } }
}

struct Page: LegacyDecodable {
  let id: Int
  let rows: [JSON]
  let tags: [JSON]
}

struct Required: LegacyFailableDecodable {
  @DecodedBy<RowsRule> private(set) var rows: [JSON]

  enum RowsRule: DecodingRule { static let value = Decoding<[JSON]>.required { try $0.valueIfPresent([JSON].self) } }
}

struct Kept: LegacyDecodable {
  @DecodedBy<RawRule> private(set) var raw: Any
  let rows: [JSON]

  enum RawRule: DecodingRule { static let value = Decoding<Any> { try $0.value(JSON.self) } }
}

import LegacyJSON
import Bridge
import ModernClient

struct Row: LegacyDecodable {
  let id: Int
}

struct Page: LegacyDecodable {
  let rows: [Row]
  @DecodedBy<RawRule> var raw: JSON = JSON()
  @DefaultValue<TitleDefault> private(set) var title: String

  enum RawRule: ObjectDecodingRule { static let value = Decoding<JSON> { try $0.value(JSON.self, at: "rows") } }
  enum TitleDefault: DefaultProviding { static var decodingDefault: String { "none" } }
}

import Bridge
import LegacyJSON

struct Price: LegacyDecodable {
  let amount: Double
  @DecodedBy<UnitRule> private(set) var unit: String

  static let fallback = "EUR"

  static func unit(of code: Int) -> String { code == 1 ? "USD" : fallback }

  enum UnitRule: DecodingRule { static let value = Decoding<String> { try Price.unit(of: $0.value(Int.self)) } }

  static func all(_ json: JSON) -> [Price] { json.arrayValue.map { Price(json: $0) } }
}

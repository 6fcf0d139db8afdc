import Bridge
import LegacyJSON

struct Price: LegacyDecodable {
  let amount: Double
  @DecodedBy<CurrencyRule> private(set) var currency: String

  static let fallback = "EUR"

  static func currency(of code: Int) -> String { code == 1 ? "USD" : fallback }

  enum CurrencyRule: DecodingRule {
    static let value = Decoding<String> { try Price.currency(of: $0.decode(Int.self)) }
  }

  static func all(_ json: JSON) -> [Price] { json.arrayValue.map { Price(json: $0) } }
}

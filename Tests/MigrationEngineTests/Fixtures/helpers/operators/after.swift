import Bridge
import LegacyJSON

infix operator ?|| : NilCoalescingPrecedence
infix operator /-> : MultiplicationPrecedence
infix operator <--

func ?|| <T>(value: T?, fallback: T) -> T { value ?? fallback }
func /-> (json: JSON, key: String) -> JSON { json[key] }
func /-> (json: JSON, index: Int) -> JSON { json[index] }
func <-- (left: inout String?, right: JSON) { left = right.string }
func <-- (left: inout Int?, right: JSON) { left = right.int }

struct Item: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let title: String?
  let stock: Int?
  @DecodedBy<LimitRule> private(set) var limit: Int
  let city: String

  private enum CodingKeys: String, CodingKey {
    case title, stock, limit
    case city = "places.0.city"
  }

  enum LimitRule: DecodingRule { static let value = Decoding { try $0.valueIfPresent(Int.self) ?? 10 } }
}

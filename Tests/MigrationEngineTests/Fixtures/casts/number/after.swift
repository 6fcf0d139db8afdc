import Foundation
import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<CountRule> private(set) var count: NSNumber?
  @DecodedBy<PriceRule> private(set) var price: NSNumber
  let total: Double
  let id: Int
  let name: String
  let note: String
  let place: String

  enum CountRule: DecodingRule { static let value = Decoding<NSNumber?> { $0.numberIfPresent() } }
  enum PriceRule: DecodingRule { static let value = Decoding<NSNumber> { $0.number(at: "amount") } }
}

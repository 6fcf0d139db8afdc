import Foundation
import LegacyJSON
import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<PriceRule> private(set) var price: Double
  enum PriceRule: DecodingRule { static let value = Decoding<Double> { ($0.numberIfPresent() ?? 0).doubleValue } }
}

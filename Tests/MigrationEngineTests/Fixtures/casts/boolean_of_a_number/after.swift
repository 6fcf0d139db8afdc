import Foundation
import LegacyJSON
import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<FlagRule> private(set) var flag: Bool?
  enum FlagRule: DecodingRule { static let value = Decoding<Bool?> { $0.numberIfPresent()?.boolValue } }
}

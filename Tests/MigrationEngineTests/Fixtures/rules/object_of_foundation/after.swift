import Foundation
import Bridge

struct Status: LegacyDecodable {
  @DecodedBy<CodeRule> var code = NSNumber(value: 0)
  let text: String

  enum CodeRule: DecodingRule { static let value = Decoding<NSNumber> { $0.number() } }
}

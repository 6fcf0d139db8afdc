import Foundation
import Bridge

struct Model: LegacyDecodable {
  @DecodedBy<ARule> var a: Any?

  enum ARule: DecodingRule { static let value = Decoding<Any?> { try $0.valueIfPresent(Int64.self) } }
}

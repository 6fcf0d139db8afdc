import Foundation
import Bridge

struct Model: LegacyDecodable {
  @DecodedBy<ARule> var a: Int?

  enum ARule: ObjectDecodingRule {
    static let value = Decoding<Int?> { try $0.valueIfPresent(Int.self, at: NSCocoaErrorDomain) }
  }
}

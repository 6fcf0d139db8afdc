import Foundation
import Bridge

struct Visit: LegacyDecodable {
  @DecodedBy<HasBegunRule> private(set) var hasBegun: Bool
  let name: String
  @DecodedBy<LengthRule> private(set) var length: Int

  enum HasBegunRule: ObjectDecodingRule {
    static let value = Decoding<Bool> { try Date(timeIntervalSince1970: $0.value(Double.self, at: "begin")) < Date() }
  }
  enum LengthRule: DecodingRule {
    static let value = Decoding<Int> { try $0.valueIfPresent(Int.self) ?? UUID().uuidString.count }
  }
}

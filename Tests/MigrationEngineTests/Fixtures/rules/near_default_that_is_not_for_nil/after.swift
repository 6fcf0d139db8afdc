// reason: needs a rule
import Foundation
import Bridge

struct Ticket: LegacyDecodable {
  @DecodedBy<NumberRule> private(set) var number: Int?
  let name: String

  enum NumberRule: DecodingRule {
    static let value = Decoding<Int?> { try $0.valueIfPresent(String.self).map { Int($0 + "0") } ?? 5 }
  }
}

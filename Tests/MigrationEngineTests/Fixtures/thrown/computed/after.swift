import Foundation
import Bridge

enum EventError: Error { case noLink }

struct Event: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.refusesWithError(EventError.noLink)] }
  let name: String
  @DecodedBy<RefusingRule<TextURLRule>> private(set) var link: URL
  @DecodedBy<SizeRule> private(set) var size: Int

  enum SizeRule: ObjectDecodingRule {
    static let value = Decoding<Int> { try $0.value(Int.self, at: "width") * $0.value(Int.self, at: "height") }
  }
}

import Foundation
import Bridge

enum EventError: Error { case noLink }

struct Event: LegacyThrowingDecodable, RefusesWithError {
  let name: String
  @DecodedBy<RefusingRule<TextURLRule>> private(set) var link: URL
  @DecodedBy<SizeRule> private(set) var size: Int

  static var errorOfRefusal: any Error { EventError.noLink }

  enum SizeRule: ObjectDecodingRule {
    static let value = Decoding<Int> { try $0.decode(Int.self, at: "width") * $0.decode(Int.self, at: "height") }
  }
}

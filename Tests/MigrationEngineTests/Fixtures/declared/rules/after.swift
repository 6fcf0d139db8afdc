// options: declared
import Foundation
import Bridge

enum Kind: String { case old, new }

struct Page: Decodable {
  let id: Int
  @DecodedBy<RawValueRule<Kind>> private(set) var kind: Kind?
  @DecodedBy<TextURLRule> private(set) var link: URL?
  @DecodedBy<TextRule> private(set) var text: String

  enum TextRule: DecodingRule { static let value = Decoding<String> { try $0.value(String.self).uppercased() } }
}

import Foundation
import Bridge
import LegacyJSON

struct Label: LegacyDecodable {
  @DecodedBy<TextRule> private(set) var text: String

  enum TextRule: ObjectDecodingRule {
    static let value = Decoding<String> { try ($0.value(Int.self, at: "number") as NSNumber).stringValue }
  }
}

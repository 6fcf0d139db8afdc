// reason: `width`: needs a rule: `self.width = json["width"].intValue`
import Bridge

enum Kind: String {
  case text, image
}

struct Picture: LegacyFailableDecodable {
  @DecodedBy<WidthRule> private(set) var width: Int

  enum WidthRule: ObjectDecodingRule {
    static let value = Decoding<Int> { container in
      guard try Kind(rawValue: container.value(String.self, at: "kind")) != nil else { throw container.refusal }
      return try container.value(Int.self, at: "width")
    }
  }
}

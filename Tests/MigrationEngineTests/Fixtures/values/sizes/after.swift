import Foundation
import Bridge

struct Image: LegacyDecodable {
  @NeverNil var width: Int!
  @NeverNil var height: Int!
  @DecodedBy<SizeRule> var size: CGSize

  enum SizeRule: ObjectDecodingRule {
    static let value = Decoding<CGSize> { container in
      try CGSize(width: container.value(Int.self, at: "width"), height: container.value(Int.self, at: "height"))
    }
  }
}

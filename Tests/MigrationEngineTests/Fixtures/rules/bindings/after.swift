// reason: needs a rule
import Foundation
import Bridge

struct Picture: LegacyDecodable {
  @DecodedBy<SizeRule> private(set) var size: CGSize?
  let title: String

  enum SizeRule: ObjectDecodingRule {
    static let value = Decoding<CGSize?> { container in
      if let width = try container.valueIfPresent(Int.self, at: "width"),
        let height = try container.valueIfPresent(Int.self, at: "height")
      {
        return CGSize(width: width, height: height)
      }
      return nil
    }
  }
}

import Foundation
import Bridge

struct Picture: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.verbatimKeys] }
  let small: String?

  private enum CodingKeys: String, CodingKey {
    case small = "image_1x"
  }
}

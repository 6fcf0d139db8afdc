import Foundation
import Bridge

struct Picture: LegacyDecodable, VerbatimKeys {
  let small: String?

  private enum CodingKeys: String, CodingKey {
    case small = "image_1x"
  }
}

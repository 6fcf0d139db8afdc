import Foundation
import Bridge

struct Picture: LegacyDecodable {
  let small: String?

  static let keySpelling: KeySpelling = .verbatim

  private enum CodingKeys: String, CodingKey {
    case small = "image_1x"
  }
}

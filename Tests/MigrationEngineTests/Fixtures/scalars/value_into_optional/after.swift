import Foundation
import Bridge

struct Score: LegacyDecodable {
  let points: Int?

  private enum CodingKeys: String, CodingKey {
    case points
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    points = try container.decode(Int.self, forKey: .points)
  }
}

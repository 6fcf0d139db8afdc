// reason: `.intValue` into an optional is never nil
import Bridge

struct Settings: LegacyDecodable {
  var volume: Int? {
    didSet { print("changed") }
  }

  private enum CodingKeys: String, CodingKey {
    case volume
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    volume = try container.decode(Int.self, forKey: .volume)
  }
}

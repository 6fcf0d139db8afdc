// reason: `.bool ?? false` is not `.boolValue`
import Bridge

struct DefaultFalse {}

struct Settings: LegacyDecodable {
  let isMuted: Bool

  private enum CodingKeys: String, CodingKey {
    case isMuted = "muted"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    isMuted = try container.decodeIfPresent(Bool.self, forKey: .isMuted) ?? false
  }
}

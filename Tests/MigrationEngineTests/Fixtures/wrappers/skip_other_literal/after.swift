// reason: `.int ?? 5` is not `.intValue`
import Bridge

struct Settings: LegacyDecodable {
  let volume: Int

  private enum CodingKeys: String, CodingKey {
    case volume
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    volume = try container.decodeIfPresent(Int.self, forKey: .volume) ?? 5
  }
}

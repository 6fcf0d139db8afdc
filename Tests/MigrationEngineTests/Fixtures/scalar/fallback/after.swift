import Bridge

struct Model: LegacyDecodable {
  let level: Int

  private enum CodingKeys: String, CodingKey {
    case level
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    level = try container.decodeIfPresent(Int.self, forKey: .level) ?? -1
  }
}

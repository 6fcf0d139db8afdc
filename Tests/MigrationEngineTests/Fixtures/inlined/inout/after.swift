import Bridge

struct Score: LegacyDecodable {
  let point: Int
  let level: Int

  private enum CodingKeys: String, CodingKey {
    case point
    case level = "bonus"
  }
}

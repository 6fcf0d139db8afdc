import Bridge

struct Model: LegacyDecodable {
  let a: Int?

  private enum CodingKeys: String, CodingKey {
    case a
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    a = try container.decode(Int.self, forKey: .a)
  }
}

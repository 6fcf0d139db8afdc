// reason: needs a written initializer
import Bridge

struct User: Encodable, LegacyDecodable {
  let id: Int

  private enum CodingKeys: String, CodingKey { case id = "user", note }

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.value(Int.self, at: "id")
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode("", forKey: .note)
  }
}

import Bridge

struct Item: LegacyDecodable {
  struct Decoder {}

  let id: Int?
  let note: String

  private enum CodingKeys: String, CodingKey {
    case id, note
  }

  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decodeIfPresent(Int.self, forKey: .id)
    note = try container.decodeIfPresent(String.self, forKey: .note) ?? "none"
  }
}

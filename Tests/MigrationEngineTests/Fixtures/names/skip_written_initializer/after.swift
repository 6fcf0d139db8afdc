// reason: `.string ?? "none"` is not `.stringValue`
import Bridge

struct Item: LegacyDecodable {
  let note: String

  private enum CodingKeys: String, CodingKey {
    case note
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    note = try container.decodeIfPresent(String.self, forKey: .note) ?? "none"
  }
}

extension Item {
  init(note: String) {
    self.init(json: ["note": note])
  }
}

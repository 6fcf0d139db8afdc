import Bridge

struct Part: LegacyDecodable {
  let name: String
}

struct Item: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let size: Int
  let part: Part
  let other: Part
  let text: String

  private enum CodingKeys: String, CodingKey {
    case part, other
    case size = "box.size"
    case text = "note.text"
  }
}

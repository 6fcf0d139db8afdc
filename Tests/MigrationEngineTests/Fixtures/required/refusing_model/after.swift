import Bridge

struct Author: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int64
  let name: String
}

struct Playlist: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int64
  let duration: Double
  let author: Author
  @Coerced var plays: Int

  private enum CodingKeys: String, CodingKey {
    case id, duration, plays
    case author = "creator"
  }
}

struct Cover: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let author: Author
}

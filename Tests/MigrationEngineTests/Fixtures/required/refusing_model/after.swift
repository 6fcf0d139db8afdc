import Bridge

struct Author: LegacyRequiringDecodable {
  let id: Int64
  let name: String
}

struct Playlist: LegacyRequiringDecodable {
  let id: Int64
  let duration: Double
  let author: Author
  @Coerced var plays: Int

  private enum CodingKeys: String, CodingKey {
    case id, duration, plays
    case author = "creator"
  }
}

struct Cover: LegacyRequiringDecodable {
  let author: Author
}

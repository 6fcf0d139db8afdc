import Bridge

final class Song: LegacyDecodable {
  let id: Int
  let title: String
  var isLiked = false

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }

  private enum CodingKeys: String, CodingKey {
    case id, title
    case isLiked = "liked"
  }
}

let silence = Song(id: 0, title: "")

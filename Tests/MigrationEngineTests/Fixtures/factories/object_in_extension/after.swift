import Bridge

final class Song {
  let id: Int
  let title: String

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

extension Song: LegacyDecodable {
  convenience init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try self.init(id: container.value(Int.self, at: "id"), title: container.value(String.self, at: "title"))
  }
}

let silence = Song(id: 0, title: "")

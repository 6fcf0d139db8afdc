import Bridge

final class Song {
  let id: Int
  let title: String

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

extension Song: LegacyDecodable, ContainerDecodable {
  convenience init(from container: LegacyContainer) throws {
    try self.init(id: container.decode(Int.self, at: "id"), title: container.decode(String.self, at: "title"))
  }
}

let silence = Song(id: 0, title: "")

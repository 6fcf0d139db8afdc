import Bridge

class Song: LegacyDecodable {
  let id: Int
  let title: String

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

let silence = Song(id: 0, title: "")

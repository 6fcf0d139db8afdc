import Bridge
import LegacyJSON

struct Song: LegacyDecodable {
  // One more.
  let title: String
  let length: Double?
}

class Player {
  private(set) var songs: [Song] = []

  func show(_ json: JSON) {
    for (_, item) in json["songs"] {
      self.songs.append(Song(json: item))
    }
  }
}

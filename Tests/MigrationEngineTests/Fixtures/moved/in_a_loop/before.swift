import SwiftyJSON

class Song {
  var title = ""
  var length: Double?
}

class Player {
  private(set) var songs: [Song] = []

  func show(_ json: JSON) {
    for (_, item) in json["songs"] {
      // One more.
      let song = Song()
      song.title = item["title"].stringValue
      song.length = item["length"].double
      self.songs.append(song)
    }
  }
}

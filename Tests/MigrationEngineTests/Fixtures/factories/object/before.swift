import SwiftyJSON

final class Song {
  let id: Int
  let title: String
  var isLiked = false

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }

  class func parse(json: JSON) -> Song {
    let song = Song(id: json["id"].intValue, title: json["title"].stringValue)
    song.isLiked = json["liked"].boolValue
    return song
  }
}

let silence = Song(id: 0, title: "")

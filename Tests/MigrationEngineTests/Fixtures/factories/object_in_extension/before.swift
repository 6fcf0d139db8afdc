import SwiftyJSON

class Song {
  let id: Int
  let title: String

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

extension Song {
  static func parse(json: JSON) -> Song {
    return Song(id: json["id"].intValue, title: json["title"].stringValue)
  }
}

let silence = Song(id: 0, title: "")

import SwiftyJSON

struct Author {
  let id: Int64
  let name: String

  init?(json: JSON) {
    guard let id = json["id"].int64, let name = json["name"].string else { return nil }
    self.id = id
    self.name = name
  }
}

struct Playlist {
  var id: Int64
  var duration: Double
  var author: Author
  var plays: Int

  init?(json: JSON) {
    guard let id = json["id"].int64,
      let duration = json["duration"].double,
      let author = Author.init(json: json["creator"])
    else {
      return nil
    }

    self.id = id
    self.duration = duration
    self.author = author
    self.plays = json["plays"].intValue
  }
}

struct Cover {
  let author: Author

  init?(json: JSON) {
    guard let author = Author(json: json["author"]) else { return nil }
    self.author = author
  }
}

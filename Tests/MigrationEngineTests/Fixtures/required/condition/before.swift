import SwiftyJSON

struct Tag {
  let id: Int
  let name: String
  let note: String?

  init?(json: JSON) {
    if let id = json["id"].int, let name = json["name"].string {
      self.id = id
      self.name = name
      note = json["note"].string
    } else {
      return nil
    }
  }
}

struct Point {
  let x: Double

  init?(json: JSON) {
    if let x = json["x"].double { self.x = x } else { return nil }
  }
}

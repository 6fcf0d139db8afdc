import SwiftyJSON

struct Album {
  let name: String
  let note: String?
}

extension Album {
  init(json: JSON) {
    self = Album(name: json["name"].stringValue, note: json["note"].string)
  }
}

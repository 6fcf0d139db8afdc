import SwiftyJSON

func minutes(_ text: String) -> Int { (Int(text) ?? 0) * 60 }

class Session {
  var id: Int
  var name: String
  var length: Int
  var pause: Int

  init(json: JSON) {
    id = json["id"].intValue
    name = json["name"].stringValue
    pause = minutes(json["pause"].stringValue)
    length = minutes(json["length"].stringValue)
  }
}

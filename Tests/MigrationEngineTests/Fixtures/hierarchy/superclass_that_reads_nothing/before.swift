import SwiftyJSON

class Base {
  init(json: JSON) {}
}

class Album: Base {
  var name = ""
  var note: String?

  override init(json: JSON) {
    super.init(json: json)
    name = json["name"].stringValue
    note = json["note"].string
  }
}

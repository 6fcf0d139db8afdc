import SwiftyJSON

struct Owner {
  var name = ""

  init(json: JSON) {
    name = json["name"].stringValue
  }
}

class Banner {
  var id: Int!
  var link: String?
  var tags: [String]?
  var owner: Owner?
  var note: String?
  var count = 0

  init(json: JSON) {
    if (.null == json.type) { return }
    id = json["id"].intValue
    link = json["link"].stringValue
    tags = json["tags"].arrayValue.map { $0.stringValue }
    owner = Owner(json: json["owner"])
    note = json["note"].string
    count = json["count"].intValue
  }
}

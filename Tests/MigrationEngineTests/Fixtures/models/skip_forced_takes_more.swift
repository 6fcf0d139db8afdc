// reason: the document is handed on: `json["owner"]`
import LegacyJSON

struct Model {
  var owner: Owner

  init(json: JSON) {
    owner = Owner(json: json["owner"], other: json["other"])!
  }
}

struct Owner {
  var name: String?
  init?(json: JSON, other: JSON) { name = json["name"].string ?? other["name"].string }
}

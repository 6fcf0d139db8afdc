// reason: the document is handed on: `json["owner"]`
import LegacyJSON

struct Model {
  var owner: Owner

  init(json: JSON) {
    owner = Owner(json: json["owner"], position: 1)
  }
}

struct Owner {
  var name: String?
  init(json: JSON, position: Int) { name = json["names"][position].string }
}

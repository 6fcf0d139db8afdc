import LegacyJSON

struct Model {
  var userId: Int?
  var name: String?

  init(json: JSON) {
    userId = json["userId"].int
    name = json["name"].string
  }
}

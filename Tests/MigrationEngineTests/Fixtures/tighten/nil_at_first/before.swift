import LegacyJSON

struct Model {
  private(set) var id: Int? = nil
  var name: String? = nil // the name

  init(json: JSON) {
    id = json["id"].int
    name = json["name"].string
  }
}

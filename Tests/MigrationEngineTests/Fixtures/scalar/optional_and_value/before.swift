import LegacyJSON

final class Model {
  var count: Int?
  var name: String = ""

  init(json: JSON) {
    count = json["count"].int
    name = json["name"].stringValue
  }
}

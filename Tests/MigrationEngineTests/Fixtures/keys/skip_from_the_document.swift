// reason: a key that is read from the document
import LegacyJSON

struct Model {
  var a: Int?

  init(json: JSON) {
    a = json[json["key"].stringValue].int
  }
}

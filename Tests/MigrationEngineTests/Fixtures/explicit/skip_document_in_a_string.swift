// reason: `JSON` is named here
import LegacyJSON

struct Model {
  var b: Int?

  init(json: JSON) {
    b = JSON(parseJSON: json["a"].stringValue)["b"].int
  }
}

// reason: only classes, structs and enumerations are converted
import LegacyJSON

actor Model {
  var name: String?

  init(json: JSON) {
    name = json["name"].string
  }
}

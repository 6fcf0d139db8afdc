// reason: only classes, structs and enumerations are converted
import LegacyJSON

actor Model {
  var a: Int?

  init(json: JSON) { a = json["a"].int }
}

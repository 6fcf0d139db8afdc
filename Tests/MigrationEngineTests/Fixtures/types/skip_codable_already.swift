// reason: Codable already
import LegacyJSON

struct Model: Codable {
  var a: Int?
  init(json: JSON) { a = json["a"].int }
}

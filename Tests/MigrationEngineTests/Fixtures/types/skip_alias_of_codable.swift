// reason: is another name for something that may be Decodable
import LegacyJSON

typealias Entity = Codable

struct Model: Entity {
  var a: Int?
  init(json: JSON) { a = json["a"].int }
}

// reason: is another name for something that may be Decodable
import LegacyJSON

typealias Entity = Decodable & Encodable

struct Model {
  var a: Int?
  init(json: JSON) { a = json["a"].int }
}

extension Model: Entity {}

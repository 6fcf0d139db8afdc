// reason: the document is handed on: `dump(json)`
import LegacyJSON
import Bridge

class Base {
  var id: Int?
  required init(json: JSON) { id = json["id"].int; dump(json) }
  static func make(_ json: JSON) -> Base { json["leaf"].boolValue ? Leaf(json: json) : Base(json: json) }
}

class Leaf: Base, LegacyDecodable {
  var a: Int?
  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try super.init(json: container.value(JSON.self))
    a = try container.valueIfPresent(Int.self, at: "a")
  }
  required convenience init(json: JSON) { self.init(decoding: json) }
}

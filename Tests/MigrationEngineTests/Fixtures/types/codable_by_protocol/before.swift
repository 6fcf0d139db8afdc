import LegacyJSON

protocol Entity: Codable {}

struct Model: Entity {
  var a: Int?
  init(json: JSON) { a = json["a"].int }
}

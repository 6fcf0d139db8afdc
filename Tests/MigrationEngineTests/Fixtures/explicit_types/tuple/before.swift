import LegacyJSON

struct Model {
  var a: Int?
  var (b, c) = (1, 2)
  init(json: JSON) { a = json["a"].int }
}

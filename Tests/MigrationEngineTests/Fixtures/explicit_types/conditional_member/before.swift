import LegacyJSON

struct Model {
  var a: Int?
  init(json: JSON) { a = json["a"].int }
  #if DEBUG
  var b = 1
  #endif
}

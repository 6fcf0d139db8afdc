import LegacyJSON

struct Model {
  var a: Int?

  init(json: JSON) {
    var part = json["b"]
    if part["a"].int == nil { part = json["c"] }
    a = part["a"].int
  }
}

import LegacyJSON

struct Model {
  var a: Int?
  var b: Int?

  init(json: JSON) {
    a = json["k"].int
    b = json["k"].int
  }
}

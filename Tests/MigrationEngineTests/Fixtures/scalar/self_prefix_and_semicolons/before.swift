import LegacyJSON

final class Model {
  var a: Int?; var b: Int?

  init(json: JSON) {
    self.a = json["a"].int; self.b = json["b"].int
  }
}

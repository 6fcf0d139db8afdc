import LegacyJSON

final class Model {
  var a, b: Int?

  init(json: JSON) {
    a = json["a"].int
    b = json["b"].int
  }
}

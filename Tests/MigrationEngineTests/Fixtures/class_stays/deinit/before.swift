import LegacyJSON

final class Model {
  var a: Int?
  deinit {}

  init(json: JSON) {
    a = json["a"].int
  }
}

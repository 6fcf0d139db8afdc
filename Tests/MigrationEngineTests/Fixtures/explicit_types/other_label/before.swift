import LegacyJSON

final class Model {
  var a: Int?

  init(data json: JSON) {
    a = json["a"].int
  }
}

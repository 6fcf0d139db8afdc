import LegacyJSON

final class Model {
  var a: Int?

  init(json: JSON) throws {
    a = json["a"].int
  }
}

import LegacyJSON

@objc final class Model {
  var a: Int?

  init(json: JSON) {
    a = json["a"].int
  }
}

import LegacyJSON

final class Model<T> {
  var a: Int?

  init(json: JSON) {
    a = json["a"].int
  }
}

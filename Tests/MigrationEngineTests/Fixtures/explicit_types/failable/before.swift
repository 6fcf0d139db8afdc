import LegacyJSON

final class Model {
  var a: Int?

  init?(json: JSON) {
    a = json["a"].int.map { $0 + 1 }
  }
}

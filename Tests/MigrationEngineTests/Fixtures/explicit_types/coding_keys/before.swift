import LegacyJSON

final class Model {
  var a: Int?
  enum CodingKeys: String { case a }

  init(json: JSON) {
    a = json["a"].int
  }
}

// reason: the type is Decodable already
import LegacyJSON

struct Model {
  var a: Int?

  init(json: JSON) { a = json["a"].int }
}

extension Model: Decodable {
  init(from decoder: any Decoder) throws { a = nil }
}

import LegacyJSON
import Bridge

struct Model: LegacyDecodable {
  var a: Int?

  init(from decoder: any Decoder) throws {
    a = other["a"].int
  }
}

let other: JSON = ["a": 1]

import LegacyJSON
import Bridge

struct Model: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let a: Int?

  private enum CodingKeys: String, CodingKey {
    case a = "a.0"
  }
}

let path: [JSONSubscriptType] = ["a", 0]

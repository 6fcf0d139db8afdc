import LegacyJSON
import Bridge

struct Model: LegacyDecodable {
  @DecodedBy<ARule> var a: Int?

  enum ARule: ObjectDecodingRule { static let value = Decoding<Int?> { _ in other["a"].int } }
}

let other: JSON = ["a": 1]

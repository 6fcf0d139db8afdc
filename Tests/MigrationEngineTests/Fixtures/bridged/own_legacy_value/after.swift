import LegacyJSON
import Bridge

struct Model: LegacyDecodable {
  let a: Int?
  static let legacyValue: (JSON) -> Int? = { $0["a"].int }
}

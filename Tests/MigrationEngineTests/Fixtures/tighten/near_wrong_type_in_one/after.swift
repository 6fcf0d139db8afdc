// reason: not tightened: `count` is of another type in some recorded objects
import Bridge

struct Model: LegacyDecodable {
  let name: String?
  let count: Int?
}

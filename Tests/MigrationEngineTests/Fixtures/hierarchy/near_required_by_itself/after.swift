// reason: becomes a struct
import Bridge

struct Item: LegacyDecodable {
  let id: Int
}

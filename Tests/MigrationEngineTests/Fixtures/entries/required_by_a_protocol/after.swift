import LegacyJSON
import Bridge

protocol Readable {
  init?(json: JSON)
}

struct Item: LegacyRequiringDecodable, Readable {
  let id: Int
}

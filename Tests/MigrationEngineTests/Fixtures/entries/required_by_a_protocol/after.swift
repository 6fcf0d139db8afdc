import LegacyJSON
import Bridge

protocol Readable {
  init?(_ json: JSON)
}

struct Item: LegacyRequiringDecodable, Readable {
  let id: Int

  init?(_ json: JSON) { self.init(json: json) }
}

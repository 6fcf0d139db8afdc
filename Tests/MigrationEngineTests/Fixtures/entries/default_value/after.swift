import LegacyJSON
import Bridge

struct Item: LegacyDecodable {
  let id: Int

  init(results: JSON = [:]) { self.init(json: results) }
}

let empty = Item()

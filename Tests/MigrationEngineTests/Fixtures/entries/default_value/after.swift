import LegacyJSON
import Bridge

struct Item: LegacyDecodable {
  var id = 0

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.decode(Int.self, at: "id")
  }

  init(results: JSON = [:]) {
    self.init(json: results)
  }
}

let empty = Item()

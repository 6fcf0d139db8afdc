import LegacyJSON
import Bridge

struct Item: LegacyDecodable {
  let id: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.decode(Int.self, at: "id")
  }

  init(_ json: JSON) {
    self.init(json: json)
  }
}

let items = JSON([]).arrayValue.map(Item.init)

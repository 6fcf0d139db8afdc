import LegacyJSON
import Bridge

final class Item: LegacyDecodable {
  var id = 0

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.decode(Int.self, at: "id")
  }

  convenience init(jsonData: JSON) {
    self.init(json: jsonData)
  }
}

func load(_ json: JSON) -> Item { Item(jsonData: json) }

import LegacyJSON
import Bridge

class Item: LegacyDecodable {
  var id: Int!

  // Filled from the server.
  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.decode(Int.self, at: "id") // never nil
  }

  convenience init(fromJson json: JSON!) {
    self.init(json: json)
  }
}

func load(_ json: JSON) -> Item { Item(fromJson: json) }

import LegacyJSON
import Bridge

class Item: LegacyDecodable {
  var id: Int!

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    if container.isEmpty() {
      return
    }
    id = try container.decode(Int.self, at: "id")
  }

  convenience init(fromJson json: JSON!) {
    self.init(json: json)
  }
}

func load(_ json: JSON?) -> Item { Item(fromJson: json) }

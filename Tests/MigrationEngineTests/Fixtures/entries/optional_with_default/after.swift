import LegacyJSON
import Bridge

class Item: LegacyDecodable {
  var id: Int?

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.valueIfPresent(Int.self, at: "id")
  }
  convenience init(json: JSON? = nil) { self.init(json: json ?? .null) }
}

let empty = Item()

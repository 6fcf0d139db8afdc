import LegacyJSON
import Bridge

func print(_ json: JSON) { dump(json) }

class Item: LegacyDecodable {
  var id = 0

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try print(container.value(JSON.self))
    id = try container.value(Int.self, at: "id")
  }
}

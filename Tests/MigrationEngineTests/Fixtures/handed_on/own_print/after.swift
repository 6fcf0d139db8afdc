import LegacyJSON
import Bridge

func print(_ json: JSON) { dump(json) }

class Item: LegacyDecodable, ContainerDecodable {
  var id = 0

  required init(from container: LegacyContainer) throws {
    try print(container.decode(JSON.self))
    id = try container.decode(Int.self, at: "id")
  }
}

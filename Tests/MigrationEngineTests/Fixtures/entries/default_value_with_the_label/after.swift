import LegacyJSON
import Bridge

struct Item: LegacyDecodable, ContainerDecodable {
  let id: Int

  init(from container: LegacyContainer) throws {
    id = try container.decodeIfPresent(Int.self, at: "id") ?? 2
  }
  init() {
    let json: JSON = ["id": 1]
    self.init(json: json)
  }
}

let first = Item()

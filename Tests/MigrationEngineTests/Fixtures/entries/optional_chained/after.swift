import LegacyJSON
import Bridge

struct Item: LegacyDecodable, ContainerDecodable {
  let id: Int?
  let name: String
  let tags: [String]

  init(from container: LegacyContainer) throws {
    id = try container.decodeIfPresent(Int.self, at: "id")
    name = try container.decodeIfPresent(String.self, at: "owner", "name") ?? "nobody"
    tags = try container.nestedContainersIfPresent(at: "tags")?.compactMap { try $0.decodeIfPresent(String.self) } ?? []
  }
  init(json: JSON?) { self.init(json: json ?? .null) }
}

func load(_ json: JSON?) -> Item { Item(json: json) }

import Bridge

struct Item {
  let id: Int
  let name: String

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

extension Item: LegacyDecodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try self.init(
      id: container.decode(Int.self, at: "id"), name: container.decodeIfPresent(String.self, at: "name") ?? "")
  }
}

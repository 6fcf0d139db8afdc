import Bridge

struct Keys: LegacyDecodable, ContainerDecodable {
  let CodingKeys: String
  let id: Int

  init(from container: LegacyContainer) throws {
    CodingKeys = try container.decode(String.self, at: "keys")
    id = try container.decode(Int.self, at: "identifier")
  }
}

struct Named: LegacyDecodable, ContainerDecodable {
  let name: String
  static func CodingKeys() -> Int { 1 }

  init(from container: LegacyContainer) throws { name = try container.decode(String.self, at: "title") }
}

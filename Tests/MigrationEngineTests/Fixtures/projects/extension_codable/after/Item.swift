import Bridge

struct Item: LegacyDecodable, ContainerDecodable {
  var name: String

  init(from container: LegacyContainer) throws {
    name = try container.decode(String.self, at: "name")
  }
}

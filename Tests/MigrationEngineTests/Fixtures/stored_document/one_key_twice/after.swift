import Bridge

struct Code: LegacyDecodable, ContainerDecodable {
  init(from container: LegacyContainer) throws {
    number = try container.decode(Int.self, at: "code")
    text = try container.decode(String.self, at: "code")
  }

  let number: Int
  let text: String
}

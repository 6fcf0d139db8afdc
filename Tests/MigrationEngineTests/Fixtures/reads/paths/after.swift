import Bridge

struct Item: LegacyDecodable, ContainerDecodable {
  let city: String
  let first: Int?
  let size: Double
  let tag: String?

  init(from container: LegacyContainer) throws {
    let path = "tags"
    city = try container.decode(String.self, at: "address", "city")
    first = try container.decodeIfPresent(Int.self, at: "sizes", 0, "w")
    size = try container.decode(Double.self, at: "sizes", 1, "h")
    tag = try container.decodeIfPresent(String.self, at: path, "a", "b")
  }
}

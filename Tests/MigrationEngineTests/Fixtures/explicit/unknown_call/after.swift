import Bridge

struct Model: LegacyDecodable, ContainerDecodable {
  var a: Int?

  init(from container: LegacyContainer) throws {
    a = try container.decodeIfPresent(Int.self, at: "a")
    print(a ?? 0)
  }
}

import Bridge

struct Model: LegacyDecodable, ContainerDecodable {
  var a: Int?
  var (b, c) = (1, 2)
  init(from container: LegacyContainer) throws { a = try container.decodeIfPresent(Int.self, at: "a") }
}

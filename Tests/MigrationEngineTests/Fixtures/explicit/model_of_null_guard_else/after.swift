import Bridge

struct Model: LegacyDecodable, ContainerDecodable {
  var a: Int?

  init(from container: LegacyContainer) throws {
    guard !container.isNull() else { fatalError() }
    a = try container.decodeIfPresent(Int.self, at: "a")
  }
}

import Bridge

final class Model: LegacyThrowingDecodable, ContainerDecodable {
  var a: Int?

  init(from container: LegacyContainer) throws {
    a = try container.decodeIfPresent(Int.self, at: "a")
  }
}

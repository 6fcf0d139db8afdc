import Bridge

final class Model: LegacyDecodable, ContainerDecodable {
  var a: Int?
  enum CodingKeys: String { case a }

  init(from container: LegacyContainer) throws {
    a = try container.decodeIfPresent(Int.self, at: "a")
  }
}

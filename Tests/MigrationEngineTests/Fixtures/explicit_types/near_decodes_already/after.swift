// reason: the type is Decodable already
import Bridge

struct Model: LegacyDecodable, ContainerInitializable {
  var a: Int?

  init(from container: LegacyContainer) throws { a = try container.valueIfPresent(Int.self, at: "a") }
}

extension Model: Decodable {
  init(from decoder: any Decoder) throws { a = nil }
}

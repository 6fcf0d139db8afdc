// reason: which is not read from the document
import Bridge

struct Pen: Codable, LegacyDecodable, ContainerInitializable {
  var size: Int
  var count = 2

  init(from container: LegacyContainer) throws {
    size = try container.valueIfPresent(Int.self, at: "size") ?? 3
  }
}

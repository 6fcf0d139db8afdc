// reason: an initializer that may fail
import Bridge

final class Pen: Codable, LegacyFailableDecodable, ContainerInitializable {
  var size: Int

  init(from container: LegacyContainer) throws {
    guard let size = try container.valueIfPresent(Int.self, at: "size") else { throw container.refusal }
    self.size = size
  }
}

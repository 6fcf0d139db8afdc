import Foundation
import Bridge

final class Model: LegacyDecodable, ContainerDecodable {
  var a: Any?

  init(from container: LegacyContainer) throws {
    a = try container.decodeIfPresent(Int64.self, at: "a")
  }
}

// reason: needs a written initializer: the initializer is in an extension of a class
import Foundation
import Bridge

final class Tier {
  var id = ""
}

extension Tier: LegacyDecodable, ContainerDecodable {
  convenience init(from container: LegacyContainer) throws {
    self.init()
    id = try container.decode(String.self, at: "id")
  }
}

// reason: needs a written initializer: the document has a default value
import Foundation
import Bridge

class Device: LegacyDecodable, ContainerDecodable {
  var id: Int

  required init(from container: LegacyContainer) throws {
    id = try container.decode(Int.self, at: "id")
  }
}

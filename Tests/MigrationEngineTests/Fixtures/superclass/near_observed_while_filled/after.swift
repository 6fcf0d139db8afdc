// reason: needs a written initializer: `id` is observed while the initializer fills it
import Foundation
import Bridge

class Device: NSObject, LegacyDecodable, ContainerDecodable {
  var id = 0 {
    didSet { print("changed") }
  }

  required convenience init(from container: LegacyContainer) throws {
    self.init()
    id = try container.decode(Int.self, at: "id")
  }
}

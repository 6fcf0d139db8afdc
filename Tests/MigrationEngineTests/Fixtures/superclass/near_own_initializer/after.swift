// reason: needs a written initializer: `self.init()` is not understood
import Foundation
import Bridge

class Device: NSObject, LegacyDecodable, ContainerDecodable {
  var id = 0

  override init() {
    super.init()
    print("made")
  }

  required convenience init(from container: LegacyContainer) throws {
    self.init()
    id = try container.decode(Int.self, at: "id")
  }
}

// reason: not plain: the initializer throws
import Foundation
import Bridge

class Device: NSObject, LegacyThrowingDecodable, ContainerDecodable {
  var id: Int

  required init(from container: LegacyContainer) throws {
    id = try container.decode(Int.self, at: "id")
    super.init()
  }
}

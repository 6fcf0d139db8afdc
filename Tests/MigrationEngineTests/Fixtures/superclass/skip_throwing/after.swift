// reason: not plain: the initializer throws
import Foundation
import Bridge

class Device: NSObject, LegacyThrowingDecodable {
  var id: Int

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.decode(Int.self, at: "id")
    super.init()
  }
}

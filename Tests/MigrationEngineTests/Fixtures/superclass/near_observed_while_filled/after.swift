// reason: needs a written initializer: `id` is observed while the initializer fills it
import Foundation
import Bridge

class Device: NSObject, LegacyDecodable {
  var id = 0 {
    didSet { print("changed") }
  }

  required convenience init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.init()
    id = try container.value(Int.self, at: "id")
  }
}

// reason: needs a written initializer: `self.init()` is not understood
import Foundation
import Bridge

class Device: NSObject, LegacyDecodable {
  var id = 0

  override init() {
    super.init()
    print("made")
  }

  required convenience init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.init()
    id = try container.value(Int.self, at: "id")
  }
}

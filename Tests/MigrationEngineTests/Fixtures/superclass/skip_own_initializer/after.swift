// reason: not plain: not understood: `self.init()`
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
    id = try container.decode(Int.self, at: "id")
  }
}

// reason: needs a written initializer: the document has a default value
import Foundation
import Bridge

class Device: LegacyDecodable {
  var id: Int

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.value(Int.self, at: "id")
  }
}

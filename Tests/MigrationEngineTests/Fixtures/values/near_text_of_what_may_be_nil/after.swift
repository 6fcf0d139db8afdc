// reason: needs a written initializer: `text = String(describing: width)` is not understood
import Foundation
import Bridge

struct Image: LegacyDecodable {
  var width: Int!
  var text: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    width = try container.value(Int.self, at: "width")
    text = String(describing: width)
  }
}

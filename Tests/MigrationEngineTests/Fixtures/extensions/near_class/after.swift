// reason: needs a written initializer: the initializer is in an extension of a class
import Foundation
import Bridge

final class Tier {
  var id = ""
}

extension Tier: LegacyDecodable {
  convenience init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.init()
    id = try container.value(String.self, at: "id")
  }
}

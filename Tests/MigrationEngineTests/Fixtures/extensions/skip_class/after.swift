// reason: not plain: the initializer is in an extension, of a class or in another file
import Foundation
import Bridge

final class Tier {
  var id = ""
}

extension Tier: LegacyDecodable {
  convenience init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.init()
    id = try container.decode(String.self, at: "id")
  }
}

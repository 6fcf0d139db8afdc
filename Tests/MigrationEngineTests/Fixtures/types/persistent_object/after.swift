import Foundation
import Bridge

class Player: NSObject, LegacyDecodable {
  var id = 0
  var name: String?
  var tags: [String] = []

  required convenience init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.init()
    id = try container.decode(Int.self, at: "id")
    name = try container.decodeIfPresent(String.self, at: "name")
    for tag in container.nestedContainers(at: "tags") { try tags.append(tag.decode(String.self)) }
  }
}

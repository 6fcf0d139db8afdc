import Foundation
import Bridge

class Item: NSObject, LegacyDecodable, ContainerDecodable {
  var id = 0
  var name = ""

  required init(from container: LegacyContainer) throws {
    super.init()
    try update(json: container)
  }

  func update(json: LegacyContainer) throws {
    id = try json.decode(Int.self, at: "id")
    name = try json.decode(String.self, at: "name")
  }
}

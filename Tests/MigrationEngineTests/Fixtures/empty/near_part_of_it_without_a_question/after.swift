// reason: is filled even when the document is empty
import Bridge

class Qualification: LegacyDecodable, ContainerDecodable {
  var id: String!
  var level: Int!

  required init(from container: LegacyContainer) throws {
    if container.isEmpty() {
      level = 1
      return
    }
    id = try container.decode(String.self, at: "_id")
    level = try container.decode(Int.self, at: "level")
  }
}

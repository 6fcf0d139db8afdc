// reason: is filled even when the document is empty
import Bridge

class Qualification: LegacyDecodable {
  var id: String!
  var level: Int!

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    if container.isEmpty() {
      level = 1
      return
    }
    id = try container.value(String.self, at: "_id")
    level = try container.value(Int.self, at: "level")
  }
}

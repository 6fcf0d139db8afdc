// reason: needs a written initializer: `switch json["kind"].intValue { …` is not understood
import Bridge

struct Item: LegacyDecodable, ContainerDecodable {
  var id: Int?

  init(from container: LegacyContainer) throws {
    switch try container.decode(Int.self, at: "kind") {
    case 1:
      id = 1
      fallthrough
    default: id = 2
    }
  }
}

// reason: needs a written initializer: the declaration of `count` can't say its value
import Bridge

struct Item: LegacyDecodable, ContainerDecodable {
  let id: Int
  var count = 3.0

  init(from container: LegacyContainer) throws {
    id = try container.decode(Int.self, at: "id")
    count = 1
  }
}

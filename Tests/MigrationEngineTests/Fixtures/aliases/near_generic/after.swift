// reason: needs a written initializer: the type of `ids` is not understood
import Bridge

typealias List<Element> = [Element]

struct Course: LegacyDecodable, ContainerDecodable {
  let ids: List<Int>

  init(from container: LegacyContainer) throws {
    ids = try container.decode([Int].self, at: "ids")
  }
}

// reason: needs a written initializer: the key `page.id` has a dot, or is a number, and another property has a path
import Bridge

struct User: LegacyDecodable, ContainerDecodable {
  let id: Int
  let page: Int

  init(from container: LegacyContainer) throws {
    id = try container.decode(Int.self, at: "data", "id")
    page = try container.decode(Int.self, at: "page.id")
  }
}

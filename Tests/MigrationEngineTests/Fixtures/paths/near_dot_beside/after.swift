// reason: needs a written initializer: the key `page.id` has a dot, or is a number, and another property has a path
import Bridge

struct User: LegacyDecodable {
  let id: Int
  let page: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.value(Int.self, at: "data", "id")
    page = try container.value(Int.self, at: "page.id")
  }
}

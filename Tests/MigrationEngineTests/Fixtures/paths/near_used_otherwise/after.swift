// reason: needs a written initializer: what `let id = json["id"].intValue` gives is used otherwise
import Bridge

struct User: LegacyDecodable, ContainerDecodable {
  let id: Int

  init(from container: LegacyContainer) throws {
    let id = try container.decode(Int.self, at: "id")
    self.id = try container.decode(Int.self, at: "user_id")
  }
}

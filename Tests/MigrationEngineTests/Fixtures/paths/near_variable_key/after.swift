// reason: needs a written initializer: `let key = Self.key` is not understood
import Bridge

struct User: LegacyDecodable, ContainerDecodable {
  static var key = "id"
  let id: Int

  init(from container: LegacyContainer) throws {
    let key = Self.key
    id = try container.decode(Int.self, at: key)
  }
}

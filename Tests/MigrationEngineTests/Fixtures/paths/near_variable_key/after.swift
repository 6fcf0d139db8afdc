// reason: not plain: not understood: `let key = Self.key`
import Bridge

struct User: LegacyDecodable, ContainerDecodable {
  static var key = "id"
  let id: Int

  init(from container: LegacyContainer) throws {
    let key = Self.key
    id = try container.decode(Int.self, at: key)
  }
}

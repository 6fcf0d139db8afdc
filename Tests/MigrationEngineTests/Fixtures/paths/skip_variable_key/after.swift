// reason: not plain: not understood: `let key = Self.key`
import Bridge

struct User: LegacyDecodable {
  static var key = "id"
  let id: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let key = Self.key
    id = try container.decode(Int.self, at: key)
  }
}

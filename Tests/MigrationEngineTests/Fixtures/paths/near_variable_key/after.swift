// reason: needs a written initializer: `id = json[key].intValue` is not understood
import Bridge

struct User: LegacyDecodable {
  static var key = "id"
  let id: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let key = Self.key
    id = try container.value(Int.self, at: key)
  }
}

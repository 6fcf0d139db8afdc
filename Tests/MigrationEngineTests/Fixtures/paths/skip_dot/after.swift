// reason: not plain: a key of the path `a.b.c` has a dot, or is a number
import Bridge

struct User: LegacyDecodable {
  let id: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.decode(Int.self, at: "a.b", "c")
  }
}

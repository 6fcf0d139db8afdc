// reason: needs a written initializer: the declaration of `count` can't say its value
import Bridge

struct Item: LegacyDecodable {
  let id: Int
  var count = 3.0

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.value(Int.self, at: "id")
    count = 1
  }
}

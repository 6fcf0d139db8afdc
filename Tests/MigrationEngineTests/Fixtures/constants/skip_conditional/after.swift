// reason: not plain: `count` is filled twice
import Bridge

struct Item: LegacyDecodable {
  let id: Int
  var count: Int = 3

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.decode(Int.self, at: "id")
    count = 1
    if let count = try container.decodeIfPresent(Int.self, at: "count") {
      self.count = count
    }
  }
}

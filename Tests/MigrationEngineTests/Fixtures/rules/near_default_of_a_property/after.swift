// reason: is not understood
import Bridge

struct Item: LegacyDecodable {
  var size = 3

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    size = try container.valueIfPresent(Int.self, at: "size") ?? size + 1
  }
}

// reason: needs a written initializer: `switch json["kind"].intValue { …` is not understood
import Bridge

struct Item: LegacyDecodable {
  var id: Int?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    switch try container.value(Int.self, at: "kind") {
    case 1:
      id = 1
      fallthrough
    default: id = 2
    }
  }
}

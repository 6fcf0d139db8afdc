// reason: needs a written initializer: `print("reading")` is not understood
import Bridge

final class Item: LegacyDecodable {
  var id: Int?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    print("reading")
    id = try container.valueIfPresent(Int.self, at: "id")
  }
}

// reason: is not understood
import Bridge

struct Photo: LegacyDecodable {
  var width: Int!

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    width = try container.valueIfPresent(Int.self, at: "width") ?? Int(container.value(Float.self, at: "height"))
    if width > 3 { width = width + 1 }
  }
}

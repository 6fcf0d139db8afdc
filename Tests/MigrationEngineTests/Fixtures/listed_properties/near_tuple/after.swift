// reason: `size` can't be wrapped
import Bridge

struct Pen: LegacyDecodable {
  var size, other: (Int, Int)

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    size = try (container.value(Int.self, at: "width"), 1)
    other = try (container.value(Int.self, at: "height"), 2)
  }
}

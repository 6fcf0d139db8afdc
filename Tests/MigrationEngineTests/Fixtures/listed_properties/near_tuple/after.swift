// reason: `size` can't be wrapped
import Bridge

struct Pen: LegacyDecodable {
  var size: (Int, Int) {
    didSet { print("changed") }
  }
  var other: (Int, Int) {
    didSet { print("changed") }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    size = try (container.value(Int.self, at: "width"), 1)
    other = try (container.value(Int.self, at: "height"), 2)
  }
}

// reason: is not understood
import Bridge

final class Paint {
  var color = "black"
  init() {}
}

struct Wall: LegacyDecodable {
  var paint = Paint()
  let color: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let other = paint
    other.color = try container.value(String.self, at: "color")
    color = paint.color
  }
}

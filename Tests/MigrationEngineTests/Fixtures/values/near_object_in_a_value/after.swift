// reason: is not understood
import Bridge

final class Pen {
  var color = "black"
  init() {}
}

struct Case {
  var pen = Pen()
}

struct Sketch: LegacyDecodable {
  let color: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let box = Case()
    let pen = box.pen
    pen.color = try container.value(String.self, at: "color")
    color = box.pen.color
  }
}

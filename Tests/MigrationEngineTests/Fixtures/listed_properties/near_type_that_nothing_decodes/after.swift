// reason: `color` can't be wrapped
import Bridge

struct Color {
  let name: String
}

struct Pen: LegacyDecodable {
  let id: Int
  var color: Color {
    didSet { print("changed") }
  }
  var shade: Color {
    didSet { print("changed") }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.value(Int.self, at: "id")
    color = try Color(name: container.value(String.self, at: "color").lowercased())
    shade = try Color(name: container.value(String.self, at: "shade").lowercased())
  }
}

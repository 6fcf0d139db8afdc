// reason: `note` can't be wrapped
import Bridge

struct NeverNil {}

struct Pen: LegacyDecodable {
  let id: Int
  var note, text: String?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.value(Int.self, at: "id")
    note = try container.value(String.self, at: "note")
    text = try container.value(String.self, at: "text")
  }
}

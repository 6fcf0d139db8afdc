// reason: is not understood
import Bridge

struct Album: LegacyDecodable {
  var name = "none"
  var note: String?

  init(note: String?) {
    self.note = note
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    name = try container.value(String.self, at: "name")
    self = try Album(note: container.valueIfPresent(String.self, at: "note"))
  }
}

// reason: is `lazy`
import Bridge

struct Pen: LegacyDecodable {
  lazy var name: String? = nil
  var note: String?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    name = try container.value(String.self, at: "name")
    note = try container.value(String.self, at: "note")
  }
}

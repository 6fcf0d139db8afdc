// reason: `parts` can't be wrapped
import Bridge

struct Pen: LegacyDecodable {
  var parts: [String: Any] {
    didSet { print("changed") }
  }
  var others: [String: Any] {
    didSet { print("changed") }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    parts = container.dictionaryObject(at: "parts") ?? [:]
    others = container.dictionaryObject(at: "others") ?? [:]
  }
}

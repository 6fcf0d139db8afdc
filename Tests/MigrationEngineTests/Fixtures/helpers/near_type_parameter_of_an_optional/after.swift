// reason: is not understood
import Bridge

infix operator <?>

func <?> <Value>(left: inout Value, right: Value?) {
  if let value = right { left = value }
}

struct Noted: LegacyDecodable {
  var note: String?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    note = "none"
    try note <?> container.valueIfPresent(String.self, at: "note")
  }
}

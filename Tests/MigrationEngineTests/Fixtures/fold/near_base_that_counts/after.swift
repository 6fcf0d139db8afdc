// reason: needs a written initializer: `Counted.made += 1` is not understood
import Bridge
import LegacyJSON

class Counted: LegacyDecodable {
  static var made = 0
  let id: Int

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.value(Int.self, at: "id")
    Counted.made += 1
  }
}

final class Ticket: Counted {
  let title: String

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    title = try container.value(String.self, at: "title")
    try super.init(from: decoder)
  }
}

func ticket(in json: JSON) -> Ticket { Ticket(json: json) }

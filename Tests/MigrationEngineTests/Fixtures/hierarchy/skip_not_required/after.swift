// reason: its subclass `Text` is not converted
import Bridge

class Message: LegacyDecodable {
  var id: Int

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.decode(Int.self, at: "id")
  }

  convenience init(id: Int) {
    self.init(json: ["id": id])
  }
}

final class Text: Message {
  var text: String

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    text = try container.decode(String.self, at: "text")
    try super.init(from: decoder)
  }
}

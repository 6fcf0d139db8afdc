import Bridge
import LegacyJSON

class Message: LegacyDecodable {
  let id: Int

  required convenience init(fromJson json: JSON) { self.init(json: json) }
}

final class Text: Message {
  var text: String

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    text = try container.value(String.self, at: "text")
    try super.init(from: decoder)
  }
  required convenience init(fromJson json: JSON) { self.init(json: json) }
}

func message(_ kind: Message.Type, _ json: JSON) -> Message { kind.init(fromJson: json) }

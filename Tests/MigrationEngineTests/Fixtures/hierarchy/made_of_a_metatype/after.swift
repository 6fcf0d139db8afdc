import Bridge
import LegacyJSON

class Message: LegacyDecodable {
  let id: Int

  required convenience init(json: JSON) { self.init(decoding: json) }
}

final class Text: Message {
  var text: String

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    text = try container.value(String.self, at: "text")
    try super.init(from: decoder)
  }
  required convenience init(json: JSON) { self.init(decoding: json) }
}

let kinds: [String: Message.Type] = ["text": Text.self]

func message(_ json: JSON) -> Message {
  (kinds[json["kind"].stringValue] ?? Message.self).init(json: json)
}

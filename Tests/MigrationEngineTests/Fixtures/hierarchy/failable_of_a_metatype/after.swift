import Bridge
import LegacyJSON

class Message: LegacyFailableDecodable {
  var id: Int

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard let id = try container.valueIfPresent(Int.self, at: "id") else { throw container.refusal }
    self.id = id
  }
  required convenience init?(json: JSON) { self.init(decoding: json) }
}

final class Text: Message {
  var text: String

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    text = try container.value(String.self, at: "text")
    try super.init(from: decoder)
  }
  required convenience init?(json: JSON) { self.init(decoding: json) }
}

func message(_ kind: Message.Type, _ json: JSON) -> Message? { kind.init(json: json) }

import Bridge
import LegacyJSON

struct Missing: Error {}

class Message: LegacyThrowingDecodable {
  var id: Int

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard let id = try container.valueIfPresent(Int.self, at: "id") else { throw Missing() }
    self.id = id
  }
  required convenience init(json: JSON) throws { try self.init(decoding: json) }
}

final class Text: Message {
  var text: String

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    text = try container.value(String.self, at: "text")
    try super.init(from: decoder)
  }
  required convenience init(json: JSON) throws { try self.init(decoding: json) }
}

func message(_ kind: Message.Type, _ json: JSON) throws -> Message { try kind.init(json: json) }

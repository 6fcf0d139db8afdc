import Bridge
import LegacyJSON

class Message: LegacyFailableDecodable, ContainerDecodable {
  var id: Int

  required init(from container: LegacyContainer) throws {
    guard let id = try container.decodeIfPresent(Int.self, at: "id") else { throw container.refusal }
    self.id = id
  }
  required convenience init?(json: JSON) { self.init(decoding: json) }
}

final class Text: Message {
  var text: String

  required init(from container: LegacyContainer) throws {
    text = try container.decode(String.self, at: "text")
    try super.init(from: container)
  }
  required convenience init?(json: JSON) { self.init(decoding: json) }
}

func message(_ kind: Message.Type, _ json: JSON) -> Message? { kind.init(json: json) }

import Bridge
import LegacyJSON

struct Missing: Error {}

class Message: LegacyThrowingDecodable, ContainerDecodable {
  var id: Int

  required init(from container: LegacyContainer) throws {
    guard let id = try container.decodeIfPresent(Int.self, at: "id") else { throw Missing() }
    self.id = id
  }
  required convenience init(json: JSON) throws { try self.init(decoding: json) }
}

final class Text: Message {
  var text: String

  required init(from container: LegacyContainer) throws {
    text = try container.decode(String.self, at: "text")
    try super.init(from: container)
  }
  required convenience init(json: JSON) throws { try self.init(decoding: json) }
}

func message(_ kind: Message.Type, _ json: JSON) throws -> Message { try kind.init(json: json) }

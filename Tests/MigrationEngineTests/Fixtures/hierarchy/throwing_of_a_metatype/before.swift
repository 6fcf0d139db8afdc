import SwiftyJSON

struct Missing: Error {}

class Message {
  var id: Int

  required init(json: JSON) throws {
    guard let id = json["id"].int else { throw Missing() }
    self.id = id
  }
}

final class Text: Message {
  var text: String

  required init(json: JSON) throws {
    text = json["text"].stringValue
    try super.init(json: json)
  }
}

func message(_ kind: Message.Type, _ json: JSON) throws -> Message { try kind.init(json: json) }

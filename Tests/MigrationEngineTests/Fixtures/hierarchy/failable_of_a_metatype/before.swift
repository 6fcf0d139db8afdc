import SwiftyJSON

class Message {
  var id: Int

  required init?(json: JSON) {
    guard let id = json["id"].int else { return nil }
    self.id = id
  }
}

final class Text: Message {
  var text: String

  required init?(json: JSON) {
    text = json["text"].stringValue
    super.init(json: json)
  }
}

func message(_ kind: Message.Type, _ json: JSON) -> Message? { kind.init(json: json) }

import SwiftyJSON

class Message {
  var id: Int

  required init(fromJson json: JSON) {
    id = json["id"].intValue
  }
}

final class Text: Message {
  var text: String

  required init(fromJson json: JSON) {
    text = json["text"].stringValue
    super.init(fromJson: json)
  }
}

func message(_ kind: Message.Type, _ json: JSON) -> Message { kind.init(fromJson: json) }

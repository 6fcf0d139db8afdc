import SwiftyJSON

class Message {
  var id: Int

  required init(json: JSON) {
    id = json["id"].intValue
  }
}

final class Text: Message {
  var text: String

  required init(json: JSON) {
    text = json["text"].stringValue
    super.init(json: json)
  }
}

let kinds: [String: Message.Type] = ["text": Text.self]

func message(_ json: JSON) -> Message {
  (kinds[json["kind"].stringValue] ?? Message.self).init(json: json)
}

// reason: stays a class: it has the subclass `Text`
import SwiftyJSON

class Message {
  var id: Int

  init(json: JSON) {
    id = json["id"].intValue
  }

  convenience init(id: Int) {
    self.init(json: ["id": id])
  }
}

final class Text: Message {
  var text: String

  override init(json: JSON) {
    text = json["text"].stringValue
    super.init(json: json)
  }
}

func note(_ values: [Message]) {}

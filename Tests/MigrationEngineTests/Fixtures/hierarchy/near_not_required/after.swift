// reason: stays a class: it has the subclass `Text`
import Bridge

class Message: LegacyDecodable {
  var id: Int

  convenience init(id: Int) {
    self.init(json: ["id": id])
  }
}

final class Text: Message {
  var text: String

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    text = try container.value(String.self, at: "text")
    try super.init(from: decoder)
  }
}

func note(_ values: [Message]) {}

// reason: it is made of `[String: JSON]`
import SwiftyJSON

class Packet {
  var id = 0

  init?(data: [String: JSON]) {
    guard let id = data["id"]?.int else { return nil }
    self.id = id
  }
}

class Message: Packet {
  let text: String

  override init?(data: [String: JSON]) {
    guard let text = data["text"]?.string else { return nil }
    self.text = text
    super.init(data: data)
  }
}

// options: declared
import LegacyJSON

class Message: Codable {
  let content: String
  let senderId: Int
  let senderName: String?

  init(content: String, senderId: Int, senderName: String?) {
    self.content = content
    self.senderId = senderId
    self.senderName = senderName
  }

  init(json: JSON) {
    content = json["content"].stringValue
    senderId = json["senderId"].intValue
    senderName = json["senderName"].string
  }
}

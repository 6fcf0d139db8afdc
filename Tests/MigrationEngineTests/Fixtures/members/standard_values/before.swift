import SwiftyJSON

struct Message {
  let id: Int
  let text: String
  let sender: String?
  let isRead: Bool

  init(with details: [String: JSON]) {
    id = details["id"]?.intValue ?? 0
    text = details["text"]?.stringValue ?? ""
    sender = details["sender"]?.string
    isRead = details["read"]?.boolValue ?? false
  }
}

func messages(_ json: JSON) -> [Message] { json["messages"].arrayValue.map { Message(with: $0.dictionaryValue) } }

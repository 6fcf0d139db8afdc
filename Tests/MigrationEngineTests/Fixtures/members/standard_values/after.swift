import Bridge
import LegacyJSON

struct Message: LegacyDecodable {
  let id: Int
  let text: String
  let sender: String?
  let isRead: Bool

  private enum CodingKeys: String, CodingKey {
    case id, text, sender
    case isRead = "read"
  }
}

func messages(_ json: JSON) -> [Message] { json["messages"].arrayValue.map { Message(json: $0) } }

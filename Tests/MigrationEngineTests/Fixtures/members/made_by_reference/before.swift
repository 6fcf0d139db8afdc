import SwiftyJSON

struct Message {
  let id: Int

  init(_ details: [String: JSON]) {
    id = details["id"]?.intValue ?? 0
  }
}

func messages(_ all: [[String: JSON]]) -> [Message] { all.map(Message.init) }

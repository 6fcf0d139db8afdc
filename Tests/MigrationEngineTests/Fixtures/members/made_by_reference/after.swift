import Bridge
import LegacyJSON

struct Message: LegacyDecodable {
  let id: Int

  init(_ details: [String: JSON]) {
    self.init(reading: details)
  }
}

func messages(_ all: [[String: JSON]]) -> [Message] { all.map(Message.init) }

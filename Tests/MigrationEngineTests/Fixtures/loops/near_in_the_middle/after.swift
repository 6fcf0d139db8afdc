// reason: `for message in json["messages"].arrayValue { …` is not understood
import Bridge

struct Message: LegacyDecodable {
  let id: Int
}

struct Messages: LegacyDecodable {
  var all = [Message]()

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for message in container.nestedContainers(at: "messages") {
      try all.insert(message.value(Message.self), at: all.count / 2)
    }
  }
}

// reason: `for message in json["messages"].arrayValue { …` is not understood
import Bridge

struct Message: LegacyDecodable {
  let id: Int
}

struct Messages: LegacyDecodable, ContainerDecodable {
  var all = [Message]()

  init(from container: LegacyContainer) throws {
    for message in container.nestedContainers(at: "messages") {
      try all.insert(message.decode(Message.self), at: all.count / 2)
    }
  }
}

// reason: `for message in json["messages"].arrayValue { …` is not understood
import Bridge

struct Row: LegacyDecodable {
  let id: Int
}

struct Messages: LegacyDecodable, ContainerDecodable {
  var all = [Row]()

  init(from container: LegacyContainer) throws {
    for message in container.nestedContainers(at: "messages") {
      if try message.decode(Bool.self, at: "isPinned") {
        try all.insert(message.decode(Row.self), at: 0)
      } else {
        try all.append(message.decode(Row.self))
      }
    }
  }
}

// reason: no declaration can say what `all` is
import Bridge

struct Row: LegacyDecodable {
  let id: Int
}

struct Messages: LegacyDecodable {
  var all = [Row]()

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for message in container.nestedContainers(at: "messages") {
      if try message.value(Bool.self, at: "isPinned") {
        try all.insert(message.value(Row.self), at: 0)
      } else {
        try all.append(message.value(Row.self))
      }
    }
  }
}

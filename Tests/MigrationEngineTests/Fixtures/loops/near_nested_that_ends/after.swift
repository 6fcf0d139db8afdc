// reason: `for group in json["groups"].arrayValue { …` is not understood
import Bridge

struct Row: LegacyDecodable {
  let id: Int
}

struct Table: LegacyDecodable, ContainerDecodable {
  var rows = [Row]()

  init(from container: LegacyContainer) throws {
    for group in container.nestedContainers(at: "groups") {
      for item in group.nestedContainers(at: "items") {
        if try item.decode(Bool.self, at: "isLast") { break }
        try rows.append(item.decode(Row.self))
      }
    }
  }
}

// reason: `for group in json["groups"].arrayValue { …` is not understood
import Bridge

struct Row: LegacyDecodable {
  let id: Int
}

struct Table: LegacyDecodable, ContainerDecodable {
  var rows = [Row]()

  init(from container: LegacyContainer) throws {
    for group in container.nestedContainers(at: "groups") {
      try rows.append(group.decode(Row.self))
      for item in group.nestedContainers(at: "items") {
        if rows.count > 9 { continue }
        try rows.append(item.decode(Row.self))
      }
    }
  }
}

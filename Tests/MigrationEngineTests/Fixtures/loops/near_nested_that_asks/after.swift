// reason: `for group in json["groups"].arrayValue { …` is not understood
import Bridge

struct Row: LegacyDecodable {
  let id: Int
}

struct Table: LegacyDecodable {
  var rows = [Row]()

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for group in container.nestedContainers(at: "groups") {
      try rows.append(group.value(Row.self))
      for item in group.nestedContainers(at: "items") {
        if rows.count > 9 { continue }
        try rows.append(item.value(Row.self))
      }
    }
  }
}

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
      for item in group.nestedContainers(at: "items") {
        if try item.value(Bool.self, at: "isLast") { break }
        try rows.append(item.value(Row.self))
      }
    }
  }
}

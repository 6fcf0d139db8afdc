// reason: `for row in json["rows"].arrayValue { rows.append(Row(json: row)) }` is not understood
import Bridge

struct Row: LegacyDecodable {
  let id: Int
}

class Table: LegacyDecodable, ContainerDecodable {
  let id: Int
  var rows: [Row]!

  required init(from container: LegacyContainer) throws {
    id = try container.decode(Int.self, at: "id")
    for row in container.nestedContainers(at: "rows") { try rows.append(row.decode(Row.self)) }
  }
}

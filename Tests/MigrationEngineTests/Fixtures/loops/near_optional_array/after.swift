// reason: `for row in json["more"].arrayValue { rows?.append(Row(json: row)) }` is not understood
import Bridge

struct Row: LegacyDecodable {
  let id: Int
}

class Table: LegacyDecodable, ContainerDecodable {
  var rows: [Row]?

  required init(from container: LegacyContainer) throws {
    rows = try container.decodeIfPresent([Row].self, at: "rows")
    for row in container.nestedContainers(at: "more") { try rows?.append(row.decode(Row.self)) }
  }
}

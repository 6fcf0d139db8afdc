// reason: `for row in json["more"].arrayValue { rows?.append(Row(json: row)) }` is not understood
import Bridge

struct Row: LegacyDecodable {
  let id: Int
}

class Table: LegacyDecodable {
  var rows: [Row]?

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    rows = try container.valueIfPresent([Row].self, at: "rows")
    for row in container.nestedContainers(at: "more") { try rows?.append(row.value(Row.self)) }
  }
}

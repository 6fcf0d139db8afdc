// reason: `for row in json["rows"].arrayValue { rows.append(Row(json: row)) }` is not understood
import Bridge

struct Row: LegacyDecodable {
  let id: Int
}

class Table: LegacyDecodable {
  let id: Int
  var rows: [Row]!

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.value(Int.self, at: "id")
    for row in container.nestedContainers(at: "rows") { try rows.append(row.value(Row.self)) }
  }
}

import LegacyJSON
import Bridge

struct Row: LegacyDecodable {
  let id: Int

  init(jsonData: JSON) { self.init(json: jsonData) }
}

class Page: LegacyDecodable, ContainerDecodable {
  var rows: [Row] = []
  var raw: JSON = JSON()
  let title: String

  required init(from container: LegacyContainer) throws {
    raw = try container.decode(JSON.self, at: "rows")
    for row in raw.arrayValue {
      rows.append(Row(jsonData: row))
    }
    title = try container.decodeIfPresent(String.self, at: "title") ?? "none"
  }
}

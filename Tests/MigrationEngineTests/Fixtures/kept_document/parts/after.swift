import LegacyJSON
import Bridge

struct Parts: LegacyDecodable {
  let raw: JSON
  let maybe: JSON?
  let rows: [JSON]
  let columns: [JSON]?
  let members: [String: JSON]
  let meta: JSON
  let id: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    raw = try container.decode(JSON.self, at: "raw")
    maybe = try container.decode(JSON.self, at: "a", "b")
    rows = try container.decode([JSON].self, at: "rows")
    self.columns = try container.decodeIfPresent([JSON].self, at: "columns")
    members = try container.decode([String: JSON].self, at: "members")
    let data = container.nestedContainer(at: "data")
    meta = try data.decode(JSON.self, at: "meta")
    id = try data.decode(Int.self, at: "id")
  }
}

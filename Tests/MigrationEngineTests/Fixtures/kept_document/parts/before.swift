import LegacyJSON

struct Parts {
  let raw: JSON
  let maybe: JSON?
  let rows: [JSON]
  let columns: [JSON]?
  let members: [String: JSON]
  let meta: JSON
  let id: Int

  init(json: JSON) {
    raw = json["raw"]
    maybe = json["a"]["b"]
    rows = json["rows"].arrayValue
    self.columns = json["columns"].array
    members = json["members"].dictionaryValue
    let data = json["data"]
    meta = data["meta"]
    id = data["id"].intValue
  }
}

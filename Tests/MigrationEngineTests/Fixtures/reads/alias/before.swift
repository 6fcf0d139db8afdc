import LegacyJSON

struct Item {
  let id: Int
  let names: [String]

  init(json: JSON) {
    let data = json["data"]
    let rows = data["rows"].arrayValue
    id = data["id"].intValue
    names = rows.map { row in row["name"].stringValue }
  }
}

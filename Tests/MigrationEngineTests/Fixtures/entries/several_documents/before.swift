import LegacyJSON

struct Item {
  var names: [String]

  init(rows: [JSON]) {
    names = rows.map { $0["name"].stringValue }
  }
}

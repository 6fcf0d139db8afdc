import LegacyJSON

struct Model {
  var a: Int?

  init(rows: [JSON]) { a = rows.first?["a"].int }
}

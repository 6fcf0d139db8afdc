// reason: it is made of `[JSON]`; by hand: write an `init(from:)`
import LegacyJSON

struct Model {
  var a: Int?

  init(rows: [JSON]) { a = rows.first?["a"].int }
}

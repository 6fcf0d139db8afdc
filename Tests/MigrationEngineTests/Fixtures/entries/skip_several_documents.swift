// reason: it is made of `[JSON]`; by hand: write an `init(from:)`
import LegacyJSON

struct Item {
  var names: [String]

  init(rows: [JSON]) {
    names = rows.map { $0["name"].stringValue }
  }
}

// reason: it is made of `[JSON]`
import SwiftyJSON

struct Item {
  var names: [String]

  init(rows: [JSON], first: String) {
    names = [first] + rows.map { $0["name"].stringValue }
  }
}

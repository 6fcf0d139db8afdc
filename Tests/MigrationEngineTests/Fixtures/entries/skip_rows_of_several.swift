// reason: it is made of `[JSON]`
import SwiftyJSON

struct Item {
  var names: [String]

  init(rows: [JSON], others: [JSON]) {
    names = (rows + others).map { $0["name"].stringValue }
  }
}

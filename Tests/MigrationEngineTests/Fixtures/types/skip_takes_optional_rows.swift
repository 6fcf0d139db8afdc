// reason: it is made of `[JSON]?`
import SwiftyJSON

struct Model {
  var a: Int?

  init(rows: [JSON]?) { a = rows?.first?["a"].int }
}

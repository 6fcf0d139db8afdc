// reason: it is made of `ArraySlice<JSON>`
import SwiftyJSON

struct Model {
  var a: Int?

  init(rows: ArraySlice<JSON>) { a = rows.first?["a"].int }
}

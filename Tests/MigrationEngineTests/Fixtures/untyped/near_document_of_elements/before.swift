// reason: needs a written initializer: `let rows = JSON(json["rows"].arrayObject ?? [])` is not understood
import SwiftyJSON

final class Table {
  var first: Int?

  init(json: JSON) {
    let rows = JSON(json["rows"].arrayObject ?? [])
    first = rows[0].int
  }
}

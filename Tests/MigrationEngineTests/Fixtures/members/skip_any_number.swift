// reason: the initializer is generic, asynchronous, or fails in more than one way
import SwiftyJSON

struct Rows {
  let ids: [Int]

  init(_ rows: JSON...) {
    ids = rows.map { $0.intValue }
  }
}

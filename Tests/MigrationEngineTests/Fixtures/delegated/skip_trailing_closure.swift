// reason: the document is read in a closure that may not throw
import SwiftyJSON

struct Point {
  let x: Int

  init(json: JSON) { self.init { json["x"].intValue } }

  init(x: () -> Int) { self.x = x() }
}

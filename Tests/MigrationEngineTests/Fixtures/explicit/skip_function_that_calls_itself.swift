// reason: a local declaration uses `json`
import SwiftyJSON

struct Item {
  var id: Int?

  init(json: JSON) {
    func read(_ depth: Int) -> Int? {
      return depth > 3 ? json["id"].int : read(depth + 1)
    }
    id = read(0)
  }
}

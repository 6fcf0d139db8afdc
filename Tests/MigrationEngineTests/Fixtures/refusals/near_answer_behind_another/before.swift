// reason: `guard json["id"].int != nil, parse(json) else { return nil }` is not understood
import SwiftyJSON

struct Point {
  var total: Int? = nil

  init?(json: JSON) {
    guard json["id"].int != nil, parse(json) else { return nil }
  }

  private mutating func parse(_ json: JSON) -> Bool {
    total = json["total"].int
    return !json.isEmpty
  }
}

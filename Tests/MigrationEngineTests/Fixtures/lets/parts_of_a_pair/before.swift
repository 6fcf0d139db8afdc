import SwiftyJSON

struct Range {
  let name: String
  let first: Int
  let last: Int

  init(json: JSON) {
    let named = (json["name"].stringValue, json["first"].int!)
    name = named.0
    first = named.1
    let ends = (first: json["low"].intValue, last: json["high"].intValue)
    last = ends.last
  }
}

// reason: `from` makes one of a `JSON`
import SwiftyJSON

let scale = 100

struct Price {
  let amount: Int
  var scale = 1

  static func from(json: JSON) -> Price {
    return Price(amount: json["amount"].intValue * scale)
  }
}

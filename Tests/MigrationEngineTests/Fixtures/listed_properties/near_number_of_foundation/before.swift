// reason: `price` can't be wrapped
import Foundation
import SwiftyJSON

struct Pen {
  var price, other: NSNumber?

  init(json: JSON) {
    price = json["price"].number
    other = json["other"].numberValue
  }
}

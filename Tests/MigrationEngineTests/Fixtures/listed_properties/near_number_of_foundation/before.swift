// reason: `price` can't be wrapped
import Foundation
import SwiftyJSON

struct Pen {
  var price: NSNumber? {
    didSet { print("changed") }
  }
  var other: NSNumber? {
    didSet { print("changed") }
  }

  init(json: JSON) {
    price = json["price"].number
    other = json["other"].numberValue
  }
}

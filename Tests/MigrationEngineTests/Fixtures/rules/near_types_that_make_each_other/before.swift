// reason: code that may do more than give a value would run in another order
import SwiftyJSON

class Left { lazy var right = Right() }

class Right { lazy var left = Left() }

final class Item {
  var last: Left
  var first: Left

  init(json: JSON) {
    first = json["first"].boolValue ? Left() : Left()
    last = json["last"].boolValue ? Left() : Left()
  }
}

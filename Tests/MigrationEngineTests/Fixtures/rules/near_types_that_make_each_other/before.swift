// reason: may hold one object
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

// reason: code that may do more than give a value would run in another order
import SwiftyJSON

nonisolated(unsafe) var count = 0

class Counted {
  init() { count += 1 }
}

final class Part: Counted {
  let text: String

  init(_ text: String) { self.text = text }
}

final class Item {
  var last: Part
  var first: Part

  init(json: JSON) {
    first = Part(json["first"].stringValue)
    last = Part(json["last"].stringValue)
  }
}

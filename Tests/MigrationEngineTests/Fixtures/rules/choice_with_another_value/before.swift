import SwiftyJSON

enum State: Int {
  case open, closed
}

struct Order {
  var state: State?
  var last = State.open
  var size: Double
  let a: String
  let b: String

  init(json: JSON) {
    if let s = State(rawValue: json["state"].intValue) { state = s } else { state = .closed }
    if let s = State(rawValue: json["last"].intValue) { last = s }
    if let s = json["size"].double { size = s } else { size = 1 }
    a = json["a"].stringValue
    b = json["b"].stringValue
  }
}

import SwiftyJSON

enum State: Int {
  case open, none
}

struct Order {
  var state: State?
  let a: String
  let b: String
  let c: String

  init(json: JSON) {
    if let s = State(rawValue: json["state"].intValue) { state = s } else { state = .none }
    a = json["a"].stringValue
    b = json["b"].stringValue
    c = json["c"].stringValue
  }
}

import SwiftyJSON

enum State: Int {
  case open, closed, none
}

class Order {
  var id = 0
  var state = State.none
  var note = ""
  var place = ""

  init(_ json: JSON) {
    id = json["id"].intValue
    state = State(rawValue: json["state"].intValue) ?? .none
    note = json["note"].stringValue
    place = json["place"].stringValue
  }
}

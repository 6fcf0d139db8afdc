// reason: code that may do more than give a value
import SwiftyJSON

enum Sequence0 {
  nonisolated(unsafe) static var last = 0
  static func next() -> Int {
    last += 1
    return last
  }
}

struct Ticket0 {
  var id = Sequence0.next()
  var name = ""
}

struct Visitor {
  let name: String

  init(json: JSON) {
    var ticket = Ticket0()
    ticket.name = json["name"].stringValue
    name = ticket.name
  }
}

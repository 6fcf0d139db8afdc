// reason: code that may do more than give a value
import Bridge

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

struct Visitor: LegacyDecodable {
  let name: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    var ticket = Ticket0()
    ticket.name = try container.value(String.self, at: "name")
    name = ticket.name
  }
}

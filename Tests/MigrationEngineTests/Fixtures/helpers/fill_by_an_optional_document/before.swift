import SwiftyJSON

class Ticket {
  var id: String?
  var seats = 0

  init() {}

  init(info: JSON?) { fill(info: info) }

  func fill(info: JSON?) {
    guard let info = info?.dictionary else { return }
    id = info["id"]?.stringValue
    seats = info["seats"]?.intValue ?? 0
    print("filled \(seats)")
  }
}

class Desk {
  let ticket = Ticket()

  func update(_ json: JSON) { ticket.fill(info: json) }
}

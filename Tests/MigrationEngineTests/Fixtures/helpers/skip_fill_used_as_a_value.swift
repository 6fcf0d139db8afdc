// reason: `fill` is used as a value
import SwiftyJSON

final class Ticket {
  var seats = 0

  init(json: JSON) {
    print("ticket")
    fill(json["info"])
  }

  func fill(_ info: JSON) { seats += info["seats"].intValue }
}

func filling(_ ticket: Ticket) -> (JSON) -> Void {
  let fill = ticket.fill
  return fill
}

// reason: `fill` is overridden
import SwiftyJSON

class Ticket {
  var seats = 0

  init(info: JSON?) { fill(info) }

  func fill(_ info: JSON?) {
    seats = info?["seats"].intValue ?? 0
    print("filled \(seats)")
  }
}

class Pass: Ticket {
  override func fill(_ info: JSON?) { seats = 1 }
}

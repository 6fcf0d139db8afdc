// reason: `fill` is given `nil`
import SwiftyJSON

class Ticket {
  var seats = 0

  init(info: JSON?) { fill(info: info) }

  func fill(info: JSON?) {
    seats = info?["seats"].intValue ?? 0
    print("filled \(seats)")
  }

  func empty() { fill(info: nil) }
}

import Foundation
import SwiftyJSON

struct Ticket {
  let isOpen: Bool
  let isPaid: Bool
  let `default`: Int
  var note = "none"

  init(json: JSON) {
    isOpen = json["state"] == 1
    isPaid = json["paid"] == true
    self.default = json["default"].intValue
    if json["code"] == 200 { note = json["note"].stringValue }
  }
}

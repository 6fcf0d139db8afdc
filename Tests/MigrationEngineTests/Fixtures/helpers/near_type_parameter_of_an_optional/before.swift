// reason: is not understood
import SwiftyJSON

infix operator <?>

func <?> <Value>(left: inout Value, right: Value?) {
  if let value = right { left = value }
}

struct Noted {
  var note: String?

  init(json: JSON) {
    note = "none"
    note <?> json["note"].string
  }
}

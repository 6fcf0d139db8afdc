import SwiftyJSON

struct Message {
  var id = 0

  init(_ details: [String: JSON]) {
    if let value = details["id"] { id = value.intValue }
  }
}

// reason: the document is handed on: `json["a"]`
import SwiftyJSON

class Ticket {
  var seats = 0

  init(json: JSON) { fill((json["a"], json["b"])) }

  func fill(_ parts: (JSON, JSON)) {
    seats = parts.0.intValue + parts.1.intValue
    print("filled \(seats)")
  }
}

// reason: a parameter's default value is a `JSON`
import SwiftyJSON

final class Ticket {
  var seats = 0

  init(json: JSON) {
    print("ticket")
    fill(json["info"].dictionaryValue)
  }

  func fill(_ info: [String: JSON] = [:]) { seats += info["seats"]?.intValue ?? -1 }
}

// reason: it is made of `[String: JSON]`
import SwiftyJSON

open class Packet {
  var id = 0

  public init(data: [String: JSON]) {
    id = data["id"]?.int ?? 0
  }
}

class Message: Packet {
  var text = ""
}

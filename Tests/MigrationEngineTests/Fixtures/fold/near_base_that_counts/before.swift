// reason: needs a written initializer: `Counted.made += 1` is not understood
import SwiftyJSON

class Counted {
  static var made = 0
  let id: Int

  init(json: JSON) {
    id = json["id"].intValue
    Counted.made += 1
  }
}

final class Ticket: Counted {
  let title: String

  override init(json: JSON) {
    title = json["title"].stringValue
    super.init(json: json)
  }
}

func ticket(in json: JSON) -> Ticket { Ticket(json: json) }

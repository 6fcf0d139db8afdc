// reason: is not understood
import SwiftyJSON

final class Lamp {
  var color = "white"
  init() {}
}

struct Room0 {
  var lamp: Lamp
}

struct House {
  let color: String

  init(json: JSON) {
    let lamp = Lamp()
    let room = Room0(lamp: lamp)
    lamp.color = json["color"].stringValue
    color = room.lamp.color
  }
}

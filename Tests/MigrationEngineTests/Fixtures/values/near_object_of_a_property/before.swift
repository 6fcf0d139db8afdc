// reason: is not understood
import SwiftyJSON

final class Paint {
  var color = "black"
  init() {}
}

struct Wall {
  var paint = Paint()
  let color: String

  init(json: JSON) {
    let other = paint
    other.color = json["color"].stringValue
    color = paint.color
  }
}

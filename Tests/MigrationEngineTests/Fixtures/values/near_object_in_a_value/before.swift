// reason: is not understood
import SwiftyJSON

final class Pen {
  var color = "black"
  init() {}
}

struct Case {
  var pen = Pen()
}

struct Sketch {
  let color: String

  init(json: JSON) {
    let box = Case()
    let pen = box.pen
    pen.color = json["color"].stringValue
    color = box.pen.color
  }
}

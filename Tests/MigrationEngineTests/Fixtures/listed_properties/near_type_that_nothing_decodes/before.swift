// reason: `color` can't be wrapped
import SwiftyJSON

struct Color {
  let name: String
}

struct Pen {
  let id: Int
  var color: Color {
    didSet { print("changed") }
  }
  var shade: Color {
    didSet { print("changed") }
  }

  init(json: JSON) {
    id = json["id"].intValue
    color = Color(name: json["color"].stringValue.lowercased())
    shade = Color(name: json["shade"].stringValue.lowercased())
  }
}

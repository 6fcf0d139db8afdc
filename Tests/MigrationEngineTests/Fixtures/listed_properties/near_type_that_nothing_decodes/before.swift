// reason: `color` can't be wrapped
import SwiftyJSON

struct Color {
  let name: String
}

struct Pen {
  let id: Int
  var color, shade: Color

  init(json: JSON) {
    id = json["id"].intValue
    color = Color(name: json["color"].stringValue.lowercased())
    shade = Color(name: json["shade"].stringValue.lowercased())
  }
}

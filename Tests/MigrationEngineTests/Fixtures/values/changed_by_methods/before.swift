import SwiftyJSON

struct Builder {
  var width = 0
  var height = 0

  mutating func read(_ json: JSON) {
    width = json["width"].intValue
    height = json["height"].intValue
  }
}

struct Size {
  let width: Int
  let height: Int

  init(json: JSON) {
    var builder = Builder()
    builder.read(json["size"])
    width = builder.width
    height = builder.height
  }
}

struct Point {
  var x = 0
  var y = 0
}

struct Place {
  var point = Point()
  var name = ""

  init(json: JSON) {
    point.x = json["x"].intValue
    point.y = json["y"].intValue
    Place.fill(&self, json)
  }

  static func fill(_ place: inout Place, _ json: JSON) { place.name = json["name"].stringValue }
}

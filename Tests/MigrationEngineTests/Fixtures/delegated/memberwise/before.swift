import SwiftyJSON

struct Point {
  let x: Double
  let y: Double
  var label: String = "none"
}

extension Point {
  init(json: JSON) {
    self.init(x: json["x"].doubleValue, y: json["y"].doubleValue)
  }
}

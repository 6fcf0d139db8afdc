import SwiftyJSON

struct Address {
  var line = ""
  var title: String = ""

  init(json: JSON) {
    if json["street"].string != nil { line = json["street"].stringValue }
    if json["state"].string != nil { self.line += ", \(json["state"].stringValue)" }
    title = json["title"].stringValue
    title += json["isMain"].boolValue ? " (main)" : ""
  }
}

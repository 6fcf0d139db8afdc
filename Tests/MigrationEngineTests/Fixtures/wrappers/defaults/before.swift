import SwiftyJSON

struct Settings {
  var isMuted: Bool
  var isShown: Bool
  let volume: Int
  var ratio: Double
  var title: String = "none"

  init(json: JSON) {
    isMuted = json["muted"].bool ?? false
    isShown = json["shown"].bool ?? true
    volume = json["volume"].int ?? 0
    ratio = json["ratio"].double ?? 0.0
    title = json["title"].string ?? ""
  }
}

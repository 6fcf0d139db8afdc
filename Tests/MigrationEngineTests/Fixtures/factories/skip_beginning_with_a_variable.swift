// reason: `read` makes one of a `JSON`
import SwiftyJSON

struct Settings {
  static var current = Settings()
  var theme = "light"
  var size = 12

  static func read(_ json: JSON) -> Settings {
    var settings = Settings.current
    if let theme = json["theme"].string { settings.theme = theme }
    settings.size = json["size"].intValue
    return settings
  }
}

func settings(in json: JSON) -> Settings { Settings.read(json["settings"]) }

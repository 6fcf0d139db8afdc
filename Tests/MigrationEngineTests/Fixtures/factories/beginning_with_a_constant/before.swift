import SwiftyJSON

struct Settings {
  var language: String
  var size: Int

  static let standard = Settings(language: "en", size: 20)

  static func parse(_ json: JSON) -> Settings {
    var settings = Settings.standard
    if let language = json["language"].string { settings.language = language }
    if let size = json["size"].int { settings.size = size }
    return settings
  }
}

struct Guest {
  let id: Int
  let name: String

  static let nobody = Guest(id: 0, name: "nobody")

  static func guest(from json: JSON) -> Guest {
    guard !json.isEmpty else { return .nobody }
    return Guest(id: json["id"].intValue, name: json["name"].stringValue)
  }
}

func settings(in json: JSON) -> Settings { Settings.parse(json["settings"]) }
func guest(in json: JSON) -> Guest { Guest.guest(from: json["guest"]) }

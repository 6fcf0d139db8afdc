// reason: `parse` makes one of a `JSON`
import SwiftyJSON

struct Badge {
  let name: String
}

@MainActor class Screen {
  static var prefix = "badge"

  func parse(_ json: JSON) -> Badge {
    return Badge(name: Screen.prefix + json["name"].stringValue)
  }
}

import SwiftyJSON

struct Settings {
  var volume: Int? {
    didSet { print("changed") }
  }

  init(json: JSON) {
    volume = json["volume"].intValue
  }
}

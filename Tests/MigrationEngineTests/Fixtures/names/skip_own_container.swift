// reason: the project declares `LegacyContainer` itself
import SwiftyJSON

struct LegacyContainer {}

struct Item {
  var names: [String] = []

  init(json: JSON) {
    for (name, _) in json["names"] {
      print(name)
      names.append(name)
    }
  }
}

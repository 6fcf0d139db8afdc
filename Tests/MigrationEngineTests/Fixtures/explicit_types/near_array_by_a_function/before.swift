// reason: is not understood
import SwiftyJSON

func standard() -> [String] { ["none"] }

struct Names {
  var all: Array = standard()

  init(json: JSON) {
    for name in json.arrayValue { all.append(name.stringValue) }
  }
}

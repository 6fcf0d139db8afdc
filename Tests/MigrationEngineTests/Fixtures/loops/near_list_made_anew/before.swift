// reason: is not understood
import SwiftyJSON

struct Item {
  var names: [String] = []

  init(json: JSON) {
    for name in json["names"].arrayValue {
      names = []
      names.append(name.stringValue)
    }
  }
}

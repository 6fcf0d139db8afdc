// reason: needs a written initializer
import SwiftyJSON

class Log {
  var names: [String] = []

  init(json: JSON) {
    for (name) in json["names"].arrayValue {
      names.append(name.stringValue)
      print(name)
    }
  }
}

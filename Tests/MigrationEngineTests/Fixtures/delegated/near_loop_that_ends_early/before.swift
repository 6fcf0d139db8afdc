// reason: needs a written initializer: `self.init(names: json["names"].arrayValue.map { $0.stringValue })` is not understood
import SwiftyJSON

struct Point {
  var names: [String] = []

  init(json: JSON) { self.init(names: json["names"].arrayValue.map { $0.stringValue }) }

  init(names: [String]) {
    for name in names {
      if name.isEmpty { break }
      self.names.append(name)
    }
  }
}

// reason: needs a written initializer
import Foundation
import SwiftyJSON

struct Names {
  var names: [String: String] = [:]

  init(json: JSON) {
    for (key, value) in json["names"].dictionaryValue {
      names[key.lowercased()] = value.stringValue
    }
  }
}

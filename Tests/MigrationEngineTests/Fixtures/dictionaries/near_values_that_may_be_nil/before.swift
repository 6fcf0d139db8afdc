// reason: needs a written initializer
import Foundation
import SwiftyJSON

struct Ages {
  var ages: [String: Int?] = [:]

  init(json: JSON) {
    for (key, value) in json["ages"].dictionaryValue {
      ages[key] = value.int
    }
  }
}

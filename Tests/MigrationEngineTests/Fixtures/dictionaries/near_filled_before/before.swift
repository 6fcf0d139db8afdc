// reason: needs a written initializer
import Foundation
import SwiftyJSON

struct Prices {
  var prices: [String: Double] = ["base": 1]

  init(json: JSON) {
    for (key, value) in json["prices"].dictionaryValue {
      prices[key] = value.doubleValue
    }
  }
}

// reason: may hold one object
import Foundation
import SwiftyJSON

class Explore: NSObject {
  var cities: [City] = []
  var towns: [City] = []

  init(json: JSON) {
    let found = json["cities"].arrayValue.map { City(json: $0) }
    cities = found
    towns = found
  }
}

class City: NSObject {
  var name: String

  init(json: JSON) { name = json["name"].stringValue }
}

import Foundation
import SwiftyJSON

class Explore: NSObject {
  var cities: [City]?
  var towns: [City]?
  var created: NSDate?
  var updated: NSDate?

  init(fromJson json: JSON!) {
    if json.isEmpty {
      return
    }
    cities = [City]()
    for cityJson in json["cities"].arrayValue {
      let value = City(fromJson: cityJson)
      cities!.append(value)
    }
    towns = [City]()
    for townJson in json["towns"].arrayValue {
      let value = City(fromJson: townJson)
      towns!.append(value)
    }
    created = NSDate(timeIntervalSince1970: json["created"].doubleValue)
    updated = NSDate(timeIntervalSince1970: json["updated"].doubleValue)
  }
}

class City: NSObject {
  var name: String!

  init(fromJson json: JSON!) { name = json["name"].stringValue }
}

// reason: `for item in json["shots"].arrayValue { …` is not understood
import SwiftyJSON

struct Shot {
  let name: String

  init?(name: String) {
    if name.isEmpty { return nil }
    self.name = name
  }
}

class Record {
  var shots = [Shot?]()

  init(json: JSON) {
    for item in json["shots"].arrayValue {
      shots.append(Shot(name: item["name"].stringValue))
    }
  }
}

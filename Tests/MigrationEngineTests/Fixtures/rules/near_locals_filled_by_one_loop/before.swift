// reason: no property rules: `for (_, item) in json["people"] { …` is not understood
import SwiftyJSON

struct People {
  var names: [String]
  var ages: [Int]

  init(json: JSON) {
    var names: [String] = []
    var ages: [Int] = []
    for (_, item) in json["people"] {
      names.append(item["name"].stringValue)
      ages.append(item["age"].intValue)
    }
    self.names = names
    self.ages = ages
  }
}

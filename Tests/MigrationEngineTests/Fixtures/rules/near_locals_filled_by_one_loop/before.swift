// reason: `names`: needs a rule: `self.names = names`
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

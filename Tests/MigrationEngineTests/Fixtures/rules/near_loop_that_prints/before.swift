// reason: needs a written initializer: `for (_, item) in json["people"] { …` is not understood: `print(name)`
import SwiftyJSON

struct People {
  var names: [String]

  init(json: JSON) {
    var names: [String] = []
    for (_, item) in json["people"] {
      let name = item["name"].stringValue
      print(name)
      names.append(name)
    }
    self.names = names
  }
}

// reason: needs a written initializer: `for (index, item) in json["names"].arrayValue.enumerated() { …` is not understood: `index > 2`
import SwiftyJSON

final class Post {
  var names: [String] = []

  init(json: JSON) {
    for (index, item) in json["names"].arrayValue.enumerated() {
      if index > 2 { break }
      names.append(item.stringValue)
    }
  }
}

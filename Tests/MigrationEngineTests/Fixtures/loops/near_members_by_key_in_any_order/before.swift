// reason: needs a written initializer: `for (key, part) in json { …` is not understood
import SwiftyJSON

final class Author {
  var name: String = ""

  init(json: JSON) {
    for (key, part) in json {
      if key == "name" { name = part.stringValue } else if key == "nick" { name = part.stringValue }
    }
  }
}

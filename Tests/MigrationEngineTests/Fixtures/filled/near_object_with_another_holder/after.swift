// reason: needs a written initializer: `author.fill(json["author"])` is not understood
import SwiftyJSON

final class Author {
  var name = ""

  func fill(_ json: JSON) { name = json["name"].stringValue }
}

struct Book {
  var author: Author
  var owner: Author

  init(json: JSON) {
    author = Author()
    owner = author
    author.fill(json["author"])
  }
}

import SwiftyJSON

final class Author {
  var name = ""

  func fill(_ json: JSON) { name = json["name"].stringValue }
}

struct Book {
  var author: Author
  var editor: Author?

  init(json: JSON) {
    author = Author()
    author.fill(json["author"])
    editor = Author()
    editor?.fill(json["editor"])
  }
}

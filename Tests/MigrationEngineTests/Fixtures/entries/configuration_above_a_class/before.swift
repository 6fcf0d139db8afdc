import Foundation
import LegacyJSON

class Word: NSObject {
  var text = ""
}

class Book: Word {
  var title = ""
  var kind = ""

  convenience init(with json: JSON, and kind: String) {
    self.init()
    title = json["title"].stringValue
    self.kind = kind
    text = json["title"].stringValue
  }
}

class Shelf {
  let books: [Book]

  init(json: JSON) {
    books = json["books"].arrayValue.map { Book(with: $0, and: "new") }
  }
}

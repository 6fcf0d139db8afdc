// reason: the project declares `JSON` itself, and its rules may differ
import SwiftyJSON

class Base {
  struct JSON {
    var int: Int?

    subscript(key: String) -> JSON { self }
  }
}

class Model: Base {
  let a: Int?

  init(json: JSON) { a = json["a"].int }
}

// reason: the project declares `JSON` itself, and its rules may differ
import SwiftyJSON

struct Part {
  var int: Int?

  subscript(key: String) -> Part { self }
}

struct Model {
  typealias JSON = Part

  let a: Int?

  init(json: JSON) { a = json["a"].int }
}

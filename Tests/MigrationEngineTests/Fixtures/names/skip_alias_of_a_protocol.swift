// reason: the project declares `JSON` itself, and its rules may differ
import SwiftyJSON

struct Slice {
  var int: Int?

  subscript(key: String) -> Slice { self }
}

protocol Sliced: AnyObject {}

extension Sliced {
  typealias JSON = Slice
}

protocol Named: Sliced {}

final class Model: Named {
  let a: Int?

  init(json: JSON) { a = json["a"].int }
}

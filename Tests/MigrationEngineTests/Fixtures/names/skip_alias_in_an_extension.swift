// reason: the project declares `JSON` itself, and its rules may differ
import SwiftyJSON

struct Piece {
  var int: Int?

  subscript(key: String) -> Piece { self }
}

struct Model {
  struct Inner {
    let a: Int?

    init(json: JSON) { a = json["a"].int }
  }
}

extension Model {
  typealias JSON = Piece
}

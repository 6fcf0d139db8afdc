// reason: the project declares `JSON` itself, and its rules may differ
import SwiftyJSON

enum Wallet {
  struct JSON {
    subscript(key: String) -> JSON { self }
    var int: Int? { 1 }
  }
}

extension Wallet {
  struct Model {
    let a: Int?

    init(json: JSON) { a = json["a"].int }
  }
}

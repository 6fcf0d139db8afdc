// reason: the initializer takes more than the document
import LegacyJSON

protocol Readable {
  init(json: JSON, depth: Int)
}

struct Model: Readable {
  var a: Int?

  init(json: JSON, depth: Int) { a = json["a"][depth].int }
}

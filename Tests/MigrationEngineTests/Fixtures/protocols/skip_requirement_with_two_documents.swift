// reason: the initializer takes more than the document
import LegacyJSON

protocol Readable {
  init(json: JSON, other: JSON)
}

struct Model: Readable {
  var a: Int?

  init(json: JSON, other: JSON) { a = json["a"].int ?? other["a"].int }
}

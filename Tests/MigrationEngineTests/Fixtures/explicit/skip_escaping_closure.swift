// reason: the document is read in a closure that may not throw
import LegacyJSON

struct Model {
  var read: () -> Int?

  init(json: JSON) {
    read = { json["a"].int }
  }
}

// reason: the initializer is generic, asynchronous, or fails in more than one way
import LegacyJSON

struct Model {
  var a: Int?

  init(json: JSON...) { a = json.first?["a"].int }
}

// reason: a document is made of an optional part of another, or of a literal
import SwiftyJSON

struct Model {
  var a: Int?

  init(json: JSON) {
    var part = json["b"]
    let change = { part = JSON(["a": 7]) }
    change()
    a = part["a"].int
    print("model")
  }
}

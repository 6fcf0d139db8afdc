import SwiftyJSON

struct Model {
  var a: Int?

  init(json: JSON) {
    var part = json["b"]
    repeat { part = part["b"] } while part["b"].exists()
    a = part["a"].int
  }
}

// reason: the document is handed on: `part`
import SwiftyJSON

struct Model {
  var a: Int?

  init(json: JSON) {
    var part = json["b"]
    clear(&part)
    a = part["a"].int
    print("model")
  }
}

func clear(_ json: inout JSON) { json = JSON.null }

// reason: it keeps a part of the document, in `part`
import SwiftyJSON

struct Model {
  var a: Int?

  init(json: JSON) {
    var part = json["b"]
    for item in json["items"].arrayValue { part = item.isEmpty ? part : item }
    a = part["a"].int
  }
}

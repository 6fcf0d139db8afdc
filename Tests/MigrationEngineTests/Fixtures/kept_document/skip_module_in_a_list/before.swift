// reason: the document is handed on: `parts.append(json["part"])`
import SwiftyJSON

struct Model {
  var parts: [SwiftyJSON.JSON] = []
  var a: Int?

  init(json: SwiftyJSON.JSON) {
    a = json["a"].int
    parts.append(json["part"])
  }
}

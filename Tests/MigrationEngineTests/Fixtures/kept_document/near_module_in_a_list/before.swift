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

struct Page {
  let model: Model

  init(json: SwiftyJSON.JSON) {
    model = Model(json: json["model"])
  }
}

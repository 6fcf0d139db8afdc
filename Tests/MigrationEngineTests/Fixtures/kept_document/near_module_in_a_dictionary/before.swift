// reason: the document is handed on: `json["a"]`
import SwiftyJSON

struct Model {
  var parts: [String: SwiftyJSON.JSON]

  init(json: SwiftyJSON.JSON) {
    parts = ["a": json["a"], "b": json["b"]]
  }
}

struct Page {
  let model: Model

  init(json: SwiftyJSON.JSON) {
    model = Model(json: json["model"])
  }
}

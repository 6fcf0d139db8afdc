// reason: `.error` of the document is not understood
import SwiftyJSON

struct Model {
  let raw: Any

  init(json: SwiftyJSON.JSON) {
    raw = json.error as Any
  }
}

struct Page {
  let model: Model

  init(json: SwiftyJSON.JSON) {
    model = Model(json: json["model"])
  }
}

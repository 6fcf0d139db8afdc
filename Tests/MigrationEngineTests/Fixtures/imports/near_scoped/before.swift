// reason: `.error` of the document is not understood
import struct SwiftyJSON.JSON

struct Model {
  let raw: Any

  init(json: JSON) {
    raw = json.error as Any
  }
}

struct Page {
  let model: Model

  init(json: SwiftyJSON.JSON) {
    model = Model(json: json["model"])
  }
}

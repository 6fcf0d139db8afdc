// reason: `.error` of the document is not understood
import Foundation; import SwiftyJSON // JSON

struct Model {
  let raw: Any

  init(json: JSON) {
    raw = json.error as Any
  }
}

struct Page {
  let model: Model

  init(json: JSON) {
    model = Model(json: json["model"])
  }
}

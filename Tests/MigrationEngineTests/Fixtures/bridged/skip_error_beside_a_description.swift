// reason: `.error` of the document is not understood
import LegacyJSON

struct Model {
  let raw: Any
  let dumped: String

  init(json: JSON) {
    raw = json["raw"].error as Any
    dumped = String(describing: json)
    print(dumped)
  }
}

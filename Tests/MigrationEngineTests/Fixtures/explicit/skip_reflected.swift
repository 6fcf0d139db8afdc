// reason: the document is handed on: `Swift.type(of: json)`
import LegacyJSON

struct Model {
  var kind: String

  init(json: JSON) {
    kind = "\(Swift.type(of: json))"
  }
}

// reason: the document is handed on: `json["a"].arrayValue`
import LegacyJSON

struct Model {
  var a: [Int]

  init(json: JSON) {
    a = zip(json["a"].arrayValue, json["b"].arrayValue).map { $0.intValue + $1.intValue }
  }
}

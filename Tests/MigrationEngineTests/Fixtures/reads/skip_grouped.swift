// reason: the document is handed on: `json["a"].arrayValue`
import LegacyJSON

struct Model {
  var a: [String: Int]

  init(json: JSON) {
    a = Dictionary(grouping: json["a"].arrayValue) { $0["kind"].stringValue }.mapValues { $0.count }
  }
}

// reason: the document is handed on: `json["list"].array?.first ?? json["one"]`
import LegacyJSON

struct Model {
  var a: Int?

  init(json: JSON) {
    a = (json["list"].array?.first ?? json["one"])["a"].int
  }
}

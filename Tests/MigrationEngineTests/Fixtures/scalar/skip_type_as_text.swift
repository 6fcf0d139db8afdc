// reason: `.type` of the document is not understood
import SwiftyJSON

struct Model {
  var a: String

  init(json: JSON) { a = "\(json["a"].type)" }
}

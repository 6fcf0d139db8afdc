// reason: `.type` of the document is not understood
import SwiftyJSON

struct Model {
  var a: Bool

  init(json: JSON) { a = [.bool, .number].firstIndex(of: json["a"].type) != nil }
}

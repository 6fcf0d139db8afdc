// reason: the document is handed on: `JSONEncoder().encode(json["a"])`
import Foundation
import LegacyJSON

struct Model {
  var a: Data?

  init(json: JSON) {
    a = try? JSONEncoder().encode(json["a"])
  }
}

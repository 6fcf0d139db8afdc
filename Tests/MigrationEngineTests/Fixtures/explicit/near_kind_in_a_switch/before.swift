// reason: is not understood: `print("a text")`
import SwiftyJSON

struct Item {
  var id: Int?

  init(json: JSON) {
    switch json["id"].type {
    case .number: id = json["id"].int
    case .string:
      print("a text")
      id = nil
    default: id = nil
    }
  }
}

// reason: which is not read from the document
import SwiftyJSON

struct Pen: Codable {
  var size: Int
  var count = 2

  init(json: JSON) {
    size = json["size"].int ?? 3
  }
}

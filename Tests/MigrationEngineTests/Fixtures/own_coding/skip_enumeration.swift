// reason: the type is Codable already, and an enumeration
import SwiftyJSON

enum Shape: Codable {
  case square(Int)
  case none

  init(json: JSON) {
    if let width = json["width"].int {
      self = .square(width)
    } else {
      self = .none
    }
  }
}

import SwiftyJSON

extension String {
  static let empty = ""
  static var none: String { "none" }
}

struct Actor {
  var id = Int.zero
  var name = String.empty
  var role = String.none
  var height = Double.zero

  init() {}

  init(json: JSON) {
    id = json["id"].intValue
    name = json["name"].stringValue
    role = json["role"].string ?? "none"
    if let height = json["height"].double { self.height = height }
  }
}

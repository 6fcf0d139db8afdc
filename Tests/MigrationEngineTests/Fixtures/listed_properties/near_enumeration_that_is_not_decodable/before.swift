// reason: `kind` can't be wrapped
import SwiftyJSON

enum Kind: String {
  case ink, gel
}

struct Pen {
  let id: Int
  var kind: Kind {
    didSet { print("changed") }
  }
  var other: Kind {
    didSet { print("changed") }
  }

  init(json: JSON) {
    id = json["id"].intValue
    kind = Kind(rawValue: json["kind"].stringValue) ?? .ink
    other = Kind(rawValue: json["other"].stringValue) ?? .gel
  }
}

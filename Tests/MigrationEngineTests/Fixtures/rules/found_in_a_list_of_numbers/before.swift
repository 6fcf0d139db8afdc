import SwiftyJSON

enum Kind: Int {
  case small = 0
  case medium = 1
}

struct Item {
  let id: Int
  let kind: Kind

  init(json: JSON) {
    id = json["id"].intValue
    kind = [Kind.small, .medium].first(where: { $0.rawValue == json["kind"].intValue }) ?? .small
  }
}

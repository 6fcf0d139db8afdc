// reason: is not understood
import SwiftyJSON

struct Names {
  let known: [String?]
  let added: [String?]

  init(json: JSON) {
    known = json["names"].arrayValue.filter { $0["id"].exists() }.map { $0["name"].stringValue }
    added = json["names"].arrayValue.reduce([]) { $1["id"].exists() ? $0 + [$1["name"].stringValue] : $0 }
  }
}

// reason: is not understood
import SwiftyJSON

final class Visitor {
  static var count = 0
  let id: Int

  init(json: JSON) {
    id = json["id"].intValue
    Visitor.count += 1
  }
}

struct Party {
  let names: [String]

  init(json: JSON) {
    names = json["visitors"].arrayValue.filter { Visitor(json: $0).id > 0 }.map { $0["name"].stringValue }
  }
}

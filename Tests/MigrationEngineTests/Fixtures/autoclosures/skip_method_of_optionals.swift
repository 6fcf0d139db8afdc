// reason: `or` takes an expression that must not throw
import SwiftyJSON

extension Optional {
  func or(_ other: @autoclosure () -> Wrapped) -> Wrapped { self ?? other() }
}

struct Item {
  let name: String

  init(json: JSON) {
    name = json["name"].string.or(json["title"].stringValue)
  }
}

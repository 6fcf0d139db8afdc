// reason: `log` takes an expression that must not throw
import SwiftyJSON

enum Log {
  static func log(_ message: @autoclosure () -> [String]) { print(message()) }
}

struct Item {
  let id: Int

  init(json: JSON) {
    id = json["id"].intValue
    Log.log(json["tags"].arrayValue.map { $0["name"].stringValue })
  }
}

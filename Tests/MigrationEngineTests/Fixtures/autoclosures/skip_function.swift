// reason: `log` takes an expression that must not throw
import SwiftyJSON

func log(_ message: @autoclosure () -> String) { print(message()) }

struct Item {
  let id: Int

  init(json: JSON) {
    id = json["id"].intValue
    log("id \(json["id"].stringValue)")
  }
}

// reason: `log` takes an expression that must not throw
import SwiftyJSON

func log(message: String) { print(message) }
func log(message: @autoclosure () -> Int) { print(message()) }

struct Item {
  let id: Int

  init(json: JSON) {
    id = json["id"].intValue
    log(message: json["id"].intValue)
  }
}

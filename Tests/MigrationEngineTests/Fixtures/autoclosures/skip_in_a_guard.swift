// reason: `either` takes an expression that must not throw
import SwiftyJSON

func either(_ first: Bool, _ second: @autoclosure () -> Bool) -> Bool { first || second() }

struct Item {
  let name: String

  init?(json: JSON) {
    guard let name = json["name"].string, either(false, json["is_new"].boolValue) else { return nil }
    self.name = name
  }
}

import SwiftyJSON

func either(_ first: Bool, _ second: @autoclosure () -> Bool) -> Bool { first || second() }

extension Optional {
  func or(else other: @autoclosure () -> Wrapped) -> Wrapped { self ?? other() }
}

func log(_ message: String, note: @autoclosure () -> String) {}

struct Item {
  let name: String
  let isNew: Bool
  let id: Int

  init(json: JSON) {
    name = json["name"].string.or(else: "-")
    isNew = either(json["is_new"].boolValue, true)
    id = json["id"].intValue
    log(json["id"].stringValue, note: "made")
  }
}

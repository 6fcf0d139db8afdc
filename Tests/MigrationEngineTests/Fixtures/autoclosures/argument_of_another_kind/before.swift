import SwiftyJSON

struct Log {
  func debug(_ message: String) { print(message) }
  func info(_ message: () -> String) { print(message()) }
}

struct Item {
  let id: Int

  init(json: JSON) {
    id = json["id"].intValue
    Log().debug(json["id"].stringValue)
  }
}

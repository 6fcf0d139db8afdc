// reason: more of the document is handed on as a `JSON` than the initializer names
import LegacyJSON

enum Log {
  static func report(_ json: JSON) { print(json.type) }
}

class Item {
  let id: Int

  init(json: JSON) {
    id = json["id"].intValue
    let owner = json["owner"]
    Log.report(owner["name"])
    Log.report(owner["place"])
  }
}

import LegacyJSON

enum Log {
  static func report(_ json: JSON) { print(json.type) }
}

final class Item {
  let id: Int
  let name: String

  init?(json: JSON) {
    guard let id = json["id"].int else {
      Log.report(json)
      return nil
    }
    guard let name = json["name"].string else {
      Log.report(json["name"])
      return nil
    }
    self.id = id
    self.name = name
  }
}

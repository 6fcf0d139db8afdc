import SwiftyJSON

struct Contact {
  private enum Key {
    static let names = ["nick", "name"]
    static let needed = ["id"]
  }

  var name = "-"
  let id: Int

  init?(json: JSON) {
    for key in Key.needed where !json[key].exists() { return nil }
    id = json["id"].intValue
    for key in Key.names.reversed() { name = json[key].string ?? name }
  }
}

import SwiftyJSON

class User {
  var name: String
  let load: (JSON) -> String

  init(json: JSON, load: @escaping (JSON) -> String = { $0.stringValue }) {
    self.load = load
    name = load(json["name"])
  }
}

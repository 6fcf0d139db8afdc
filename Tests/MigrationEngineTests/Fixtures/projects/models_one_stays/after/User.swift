import Bridge
import LegacyJSON

class User {
  var name: String
  let load: (JSON) -> String

  init(json: JSON, load: @escaping (JSON) -> String = { $0.stringValue }) {
    self.load = load
    name = load(json["name"])
  }
}

extension User: LegacyReadable { static func legacyValue(from json: JSON) -> User { User(json: json) } }

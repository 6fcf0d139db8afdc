// reason: the initializer throws more than one error, or another's
import SwiftyJSON

enum KeyError: Error { case missing, closed }

struct Key {
  let id: Int

  init(with json: JSON) throws {
    guard let id = json["id"].int else { throw KeyError.missing }
    self.id = id
  }
}

struct Lock {
  let key: Key
  let name: String

  init(with json: JSON) throws {
    guard let name = json["name"].string else { throw KeyError.closed }
    self.name = name
    try key = Key(with: json["key"])
  }
}

import SwiftyJSON

enum KeyError: Error { case missing }

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
    try key = Key.init(with: json["key"])
    name = json["name"].stringValue
  }
}

import SwiftyJSON

struct User: Codable {
  let id: Int

  init(json: JSON) { id = json[Keys.user].intValue }
}

enum Keys {
  static var user: String { prefix + "id" }
  static var prefix = "user_"
}

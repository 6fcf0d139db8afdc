import SwiftyJSON

struct User: Codable {
  let id: Int

  init(json: JSON) { id = json[Keys.user].intValue }
}

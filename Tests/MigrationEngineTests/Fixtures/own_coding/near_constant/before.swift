// reason: the declaration of `kind` can't say its value
import SwiftyJSON

struct User: Codable {
  var kind = "none"

  enum CodingKeys: String, CodingKey { case id }

  let id: Int

  init(json: JSON) {
    id = json["id"].intValue
    kind = "user"
  }
}

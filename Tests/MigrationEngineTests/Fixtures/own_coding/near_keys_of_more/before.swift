// reason: of other properties than its initializer reads
import SwiftyJSON

struct User: Codable {
  let id: Int
  var note = ""

  enum CodingKeys: String, CodingKey { case id, note }

  init(json: JSON) { id = json["id"].intValue }
}

// reason: needs a written initializer
import SwiftyJSON

struct User: Encodable {
  let id: Int

  private enum CodingKeys: String, CodingKey { case id = "user", note }

  init(json: JSON) { id = json["id"].intValue }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode("", forKey: .note)
  }
}

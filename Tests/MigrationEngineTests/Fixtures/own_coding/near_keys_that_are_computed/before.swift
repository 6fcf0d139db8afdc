// reason: the type has `CodingKeys` already
import SwiftyJSON

struct User: Codable {
  let id: Int

  enum CodingKeys: String, CodingKey {
    case id

    var isFirst: Bool { self == .id }
  }

  init(json: JSON) { id = json["id"].intValue }
}

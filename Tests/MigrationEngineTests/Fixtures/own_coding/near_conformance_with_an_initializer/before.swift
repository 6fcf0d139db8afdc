// reason: the type is Codable already, by an initializer of its own
import SwiftyJSON

struct Tier {
  let id: Int

  init(json: JSON) { id = json["tier_number"].intValue }
}

extension Tier: Codable {
  enum CodingKeys: String, CodingKey { case number }

  init(from decoder: Decoder) throws {
    id = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .number)
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .number)
  }
}

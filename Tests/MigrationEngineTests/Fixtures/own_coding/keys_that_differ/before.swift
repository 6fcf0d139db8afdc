import SwiftyJSON

struct User: Codable {
  let id: Int

  enum CodingKeys: String, CodingKey { case id = "userId" }

  init(json: JSON) { id = json["id"].intValue }
}

// reason: Codable already, by an initializer of its own
import SwiftyJSON

struct Model: Codable {
  let id: Int

  init(json: JSON) { id = json["id"].intValue }

  init(from decoder: any Decoder) throws { id = try decoder.singleValueContainer().decode(Int.self) }
}

// reason: by an initializer of its own
import SwiftyJSON

struct Pen: Codable {
  let id: Int?

  init(json: JSON) {
    id = json["id"].intValue
  }

  init(from decoder: Decoder) throws {
    id = nil
  }
}

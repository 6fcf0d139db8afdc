// reason: may be Decodable
import LegacyJSON

typealias Model = Codable
struct Item: Model {
  var id = 0
  init(json: JSON) { id = json["id"].intValue }
}

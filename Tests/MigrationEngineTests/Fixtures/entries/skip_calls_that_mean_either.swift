// reason: could be meant by the same calls
import LegacyJSON

struct Item {
  let id: Int
  init(json: JSON) { id = json["id"].intValue }
  init(json: JSON, isLocal: Bool = true) { id = json["local"].intValue }
}

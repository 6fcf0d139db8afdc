// reason: suppressed by a comment
import LegacyJSON

// migrate-tool:ignore
struct Item {
  let id: Int
  init(json: JSON) { id = json["id"].intValue }
}

// reason: its file is skipped
import LegacyJSON

// migrate-tool:ignore-file
struct Item {
  let id: Int
  init(json: JSON) { id = json["id"].intValue }
}

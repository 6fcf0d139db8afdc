// reason: a comment in its file asks to leave the file as it is
import LegacyJSON

// migrate-tool:ignore-file
struct Item {
  let id: Int
  init(json: JSON) { id = json["id"].intValue }
}

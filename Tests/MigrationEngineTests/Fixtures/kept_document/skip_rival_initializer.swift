// reason: `init(json: Any)` would be called instead of the library's `init(json:)`
import LegacyJSON

struct Model {
  let id: Int

  init(document: JSON) {
    id = document["id"].intValue
  }

  init(json: Any) {
    id = -1
  }
}

// reason: `init<…>(json: Value)` would be called instead of the library's `init(json:)`
import LegacyJSON

struct Model {
  let id: Int

  init(json: JSON) {
    id = json["id"].intValue
  }

  init<Value>(json: Value) {
    id = -1
  }
}

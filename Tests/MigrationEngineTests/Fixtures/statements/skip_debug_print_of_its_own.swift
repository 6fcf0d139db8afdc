// reason: the document is handed on: `debugPrint(json)`
import LegacyJSON

func debugPrint<Value>(_ value: Value) {}

struct Item {
  let id: Int

  init(json: JSON) {
    debugPrint(json)
    id = json["id"].intValue
  }
}

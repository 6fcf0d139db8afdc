// reason: handed on
import LegacyJSON

func made<Value>(_ json: JSON, _ make: (JSON) -> Value) -> Value { make(json) }

class Item {
  let id: Int
  var name: String

  init(json: JSON) {
    id = json["id"].intValue
    name = made(json["name"], \.stringValue)
  }
}

// reason: `print("made")` is not understood
import LegacyJSON

struct Item {
  let isNumber: Bool
  var price = 0.0

  init(json: JSON) {
    print("made")
    isNumber = json["id"].type == Type.number || .string != json["meta"]["kind"].type
    switch (json["price"].type) {
    case .null, .bool: break
    case .string where isNumber: price = 1
    case .number: price = json["price"].doubleValue
    default: price = -1
    }
  }
}

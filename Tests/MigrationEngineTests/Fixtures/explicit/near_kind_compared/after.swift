// reason: `print("made")` is not understood
import LegacyJSON
import Bridge

struct Item: LegacyDecodable {
  let isNumber: Bool
  var price = 0.0

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    print("made")
    isNumber = container.type(at: "id") == .number || .string != container.type(at: "meta", "kind")
    switch (container.type(at: "price")) {
    case .null, .bool: break
    case .string where isNumber: price = 1
    case .number: price = try container.value(Double.self, at: "price")
    default: price = -1
    }
  }
}

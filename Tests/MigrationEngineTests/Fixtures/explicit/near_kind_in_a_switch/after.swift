// reason: is not understood: `print("a text")`
import Bridge
import LegacyJSON

struct Item: LegacyDecodable {
  var id: Int?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    switch container.type(at: "id") {
    case .number: id = try container.valueIfPresent(Int.self, at: "id")
    case .string:
      print("a text")
      id = nil
    default: id = nil
    }
  }
}

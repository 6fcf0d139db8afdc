// reason: is not understood: `print("a text")`
import Bridge
import LegacyJSON

struct Item: LegacyDecodable, ContainerDecodable {
  var id: Int?

  init(from container: LegacyContainer) throws {
    switch container.type(at: "id") {
    case .number: id = try container.decodeIfPresent(Int.self, at: "id")
    case .string:
      print("a text")
      id = nil
    default: id = nil
    }
  }
}

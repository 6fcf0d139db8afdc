// reason: needs a written initializer: `print("reading")` is not understood
import Bridge

final class Item: LegacyDecodable, ContainerDecodable {
  var id: Int?

  init(from container: LegacyContainer) throws {
    print("reading")
    id = try container.decodeIfPresent(Int.self, at: "id")
  }
}

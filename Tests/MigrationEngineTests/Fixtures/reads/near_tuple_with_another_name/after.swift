// reason: needs a written initializer: `let values: Named = (json["id"].intValue, json["name"].stringValue)` is not understood
import Bridge

typealias Named = (id: Int, name: String)

final class Person: LegacyDecodable, ContainerDecodable {
  var id: Int

  init(from container: LegacyContainer) throws {
    let values: Named = try (container.decode(Int.self, at: "id"), container.decode(String.self, at: "name"))
    id = values.id
  }
}

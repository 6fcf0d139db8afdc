// reason: needs a written initializer: `let values: Named = (json["id"].intValue, json["name"].stringValue)` is not understood
import Bridge

typealias Named = (id: Int, name: String)

final class Person: LegacyDecodable {
  var id: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let values: Named = try (container.value(Int.self, at: "id"), container.value(String.self, at: "name"))
    id = values.id
  }
}

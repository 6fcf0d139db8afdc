// reason: it makes something, or asks for something, that no property holds
import Bridge

struct Range: LegacyDecodable {
  let name: String
  let id: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let named = try (container.value(String.self, at: "name"), container.valueIfPresent(Int.self, at: "first")!)
    name = named.0
    id = try container.value(Int.self, at: "id")
  }
}

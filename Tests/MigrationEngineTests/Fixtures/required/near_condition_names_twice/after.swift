// reason: needs a written initializer: `if let value = json["id"].int {
import Bridge

struct Tag: LegacyFailableDecodable, ContainerDecodable {
  let id: Int
  let name: String

  init(from container: LegacyContainer) throws {
    if let value = try container.decodeIfPresent(Int.self, at: "id") {
      id = value
    } else {
      throw container.refusal
    }
    if let value = try container.decodeIfPresent(String.self, at: "name") {
      name = value
    } else {
      throw container.refusal
    }
  }
}

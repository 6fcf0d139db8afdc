// reason: needs a written initializer: `if let id = json["id"].int {
import Bridge

struct Tag: LegacyFailableDecodable, ContainerDecodable {
  let id: Int

  init(from container: LegacyContainer) throws {
    if let id = try container.decodeIfPresent(Int.self, at: "id") {
      self.id = id
    } else {
      print("no id")
      throw container.refusal
    }
  }
}

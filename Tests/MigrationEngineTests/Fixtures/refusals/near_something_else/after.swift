// reason: `if json.isEmpty { …` is not understood
import Bridge

struct Item: LegacyFailableDecodable, ContainerDecodable {
  let id: Int

  init(from container: LegacyContainer) throws {
    if container.isEmpty() {
      print("empty")
      throw container.refusal
    }
    id = try container.decode(Int.self, at: "id")
  }
}

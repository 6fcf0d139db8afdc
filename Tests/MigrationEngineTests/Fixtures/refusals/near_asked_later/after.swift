// reason: `if json.type == .null { return nil }` is not understood
import Bridge

struct Item: LegacyFailableDecodable, ContainerDecodable {
  let id: Int

  init(from container: LegacyContainer) throws {
    id = try container.decode(Int.self, at: "id")
    if container.isNull() { throw container.refusal }
  }
}

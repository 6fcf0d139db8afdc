// reason: needs a written initializer: `if id == 0 { return nil }` is not understood
import Bridge

struct Item: LegacyFailableDecodable, ContainerDecodable {
  let id: Int

  init(from container: LegacyContainer) throws {
    id = try container.decode(Int.self, at: "id")
    if id == 0 { throw container.refusal }
  }
}

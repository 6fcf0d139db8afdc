// reason: needs a written initializer: `guard json["meta"].exists() else { return nil }` is not understood
import Bridge

struct Item: LegacyFailableDecodable, ContainerDecodable {
  let id: Int

  init(from container: LegacyContainer) throws {
    guard container.exists(at: "meta") else { throw container.refusal }
    id = try container.decode(Int.self, at: "id")
  }
}

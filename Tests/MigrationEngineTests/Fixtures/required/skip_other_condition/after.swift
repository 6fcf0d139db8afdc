// reason: not plain: not understood: `guard let id = json["id"].int, id > 0 else { return nil }`
import Bridge

struct Story: LegacyFailableDecodable, ContainerDecodable {
  let id: Int

  init(from container: LegacyContainer) throws {
    guard let id = try container.decodeIfPresent(Int.self, at: "id"), id > 0 else { throw container.refusal }
    self.id = id
  }
}

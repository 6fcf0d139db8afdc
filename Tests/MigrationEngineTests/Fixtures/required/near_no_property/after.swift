// reason: needs a written initializer: `print(kind)` is not understood
import Bridge

struct Story: LegacyFailableDecodable, ContainerDecodable {
  let id: Int

  init(from container: LegacyContainer) throws {
    guard let id = try container.decodeIfPresent(Int.self, at: "id"),
      let kind = try container.decodeIfPresent(String.self, at: "kind")
    else { throw container.refusal }
    self.id = id
    print(kind)
  }
}

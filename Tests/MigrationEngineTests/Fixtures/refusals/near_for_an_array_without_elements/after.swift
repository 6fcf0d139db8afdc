// reason: needs a written initializer: `if json["ids"].arrayValue.isEmpty { return nil }` is not understood
import Bridge

struct Item: LegacyFailableDecodable, ContainerDecodable {
  let id: Int

  init(from container: LegacyContainer) throws {
    if container.nestedContainers(at: "ids").isEmpty { throw container.refusal }
    id = try container.decode(Int.self, at: "id")
  }
}

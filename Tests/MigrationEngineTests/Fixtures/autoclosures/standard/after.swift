import Bridge

struct Item: LegacyDecodable, ContainerDecodable {
  let id: Int

  init(from container: LegacyContainer) throws {
    assert(container.exists(at: "id"), "no id in \(container)")
    id = try container.decode(Int.self, at: "id")
  }
}

import Bridge

struct Item: LegacyFailableDecodable, ContainerDecodable {
  let id: Int

  init(from container: LegacyContainer) throws {
    guard let id = try container.decodeIfPresent(Int.self, at: "id") else {
      try debugPrint("no id of", container.decode(String.self, at: "name"), container.nestedContainer(at: "owner"))
      debugPrint(container)
      throw container.refusal
    }
    self.id = id
  }
}

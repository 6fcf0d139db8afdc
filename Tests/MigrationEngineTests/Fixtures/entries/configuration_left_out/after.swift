import Bridge

struct Comment: LegacyConfiguredDecodable, ConfiguredContainerDecodable {
  let id: Int
  let depth: Int

  init(from container: LegacyContainer, configuration: (storyID: Int, depth: Int)) throws {
    let (storyID, depth) = configuration
    id = try container.decode(Int.self, at: "id") + storyID
    self.depth = depth
  }
}

struct Story: LegacyFailableDecodable, ContainerDecodable {
  let first: Comment

  init(from container: LegacyContainer) throws {
    guard container.exists(at: "first") else { throw container.refusal }
    first = try container.decode(Comment.self, at: "first", configuration: (7, 1))
  }
}

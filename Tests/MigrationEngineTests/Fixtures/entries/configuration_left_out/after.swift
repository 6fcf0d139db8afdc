import Bridge

struct Comment: LegacyConfiguredDecodable {
  let id: Int
  let depth: Int

  init(from decoder: any Decoder, configuration: (storyID: Int, depth: Int)) throws {
    let container = try decoder.legacyContainer()
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

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

struct Story: LegacyFailableDecodable {
  @DecodedBy<FirstRule> private(set) var first: Comment

  enum FirstRule: DecodingRule {
    static let value = Decoding<Comment> { container in
      guard container.exists() else { throw container.refusal }
      return try container.decode(Comment.self, configuration: (7, 1))
    }
  }
}

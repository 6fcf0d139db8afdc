import Bridge

struct Comment: LegacyConfiguredDecodable {
  let id: Int
  let depth: Int

  init(from decoder: any Decoder, configuration: (storyID: Int, depth: Int)) throws {
    let container = try decoder.legacyContainer()
    let (storyID, depth) = configuration
    id = try container.value(Int.self, at: "id") + storyID
    self.depth = depth
  }
}

struct Story: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.refusesUnless { $0.exists(at: "first") }] }
  @DecodedBy<FirstRule> private(set) var first: Comment

  enum FirstRule: DecodingRule { static let value = Decoding { try $0.value(Comment.self, configuration: (7, 1)) } }
}

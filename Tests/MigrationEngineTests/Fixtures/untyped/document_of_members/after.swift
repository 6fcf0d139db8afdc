import Bridge

struct Answer: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let id: Int?
  @DecodedBy<IsEmptyRule> var isEmpty: Bool

  private enum CodingKeys: String, CodingKey {
    case isEmpty
    case id = "data.id"
  }

  enum IsEmptyRule: ObjectDecodingRule {
    static let value = Decoding<Bool> { LegacyContainer($0.members(at: "data")).isEmpty() }
  }
}

struct Reply: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let id: Int?
  let name: String

  private enum CodingKeys: String, CodingKey {
    case id = "data.id"
    case name = "data.name"
  }
}

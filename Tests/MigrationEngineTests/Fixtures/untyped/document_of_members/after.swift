import Bridge

struct Answer: LegacyDecodable {
  @DecodedBy<IdRule> var id: Int?
  @DecodedBy<IsEmptyRule> var isEmpty: Bool

  enum IdRule: ObjectDecodingRule {
    static let value = Decoding<Int?> { container in
      try LegacyContainer(container.members(at: "data")).decodeIfPresent(Int.self, at: "id")
    }
  }
  enum IsEmptyRule: ObjectDecodingRule {
    static let value = Decoding<Bool> { LegacyContainer($0.members(at: "data")).isEmpty() }
  }
}

struct Reply: LegacyDecodable, PathKeys {
  let id: Int?
  let name: String

  private enum CodingKeys: String, CodingKey {
    case id = "data.id"
    case name = "data.name"
  }
}

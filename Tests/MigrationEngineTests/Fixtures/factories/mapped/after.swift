import Bridge

struct Person: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let first: String
  let last: String
}

struct Item: LegacyFailableDecodable {
  @DecodedBy<IdRule> private(set) var id: Int
  let note: String?

  enum IdRule: DecodingRule {
    static let value = Decoding<Int> { container in
      guard let id = try container.valueIfPresent(Int.self), id > 0 else { throw container.refusal }
      return id
    }
  }
}

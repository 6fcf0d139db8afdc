import Bridge

struct Entry: LegacyDecodable {
  let name: String
  let score: Int
}

struct Board: LegacyDecodable {
  @DecodedBy<NamesRule> var names: [String]
  @DecodedBy<EntriesDecodingRule> var entries: [Entry]
  @DecodedBy<CodesRule> var codes: [String]

  enum NamesRule: DecodingRule { static let value = Decoding<[String]> { try $0.value([String].self).sorted() } }
  enum EntriesDecodingRule: DecodingRule {
    static let value = Decoding<[Entry]> { try $0.value([Entry].self).sorted { $0.score > $1.score } }
  }
  enum CodesRule: DecodingRule {
    static let value = Decoding<[String]> { try $0.value([String].self).filter { !$0.isEmpty } }
  }
}

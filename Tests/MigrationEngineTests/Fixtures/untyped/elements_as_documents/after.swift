import Bridge

struct Label: LegacyDecodable {
  let name: String
}

struct Article: LegacyDecodable {
  let labels: [Label]
  let words: [String]
  let others: [Label]
}

struct Words: LegacyDecodable {
  @DecodedBy<WordsRule> var words: [String]

  enum WordsRule: DecodingRule { static let value = Decoding<[String]> { ($0.arrayObject() ?? []).map { "\($0)" } } }
}

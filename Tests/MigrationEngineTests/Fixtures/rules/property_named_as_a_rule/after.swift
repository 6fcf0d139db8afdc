import Bridge

struct Row: LegacyDecodable {
  let id: Int
}

struct Event: LegacyDecodable {
  @DecodedBy<DescriptionRule> private(set) var name: String
  @DecodedBy<DescriptionDecodingRule> private(set) var description: String?
  @DecodedBy<EntriesRule<Row>> var rows = [Row]()
  @DecodedBy<EntriesDecodingRule> var entries: Int

  enum DescriptionDecodingRule: DecodingRule { static let value = Decoding<String?> { String(describing: $0) } }
  enum EntriesDecodingRule: DecodingRule { static let value = Decoding<Int> { try $0.value(Int.self) * 2 } }
}

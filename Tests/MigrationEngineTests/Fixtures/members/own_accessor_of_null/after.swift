import Bridge

struct Movie: LegacyDecodable {
  @DecodedBy<IdRule> private(set) var id: Int?

  enum IdRule: DecodingRule {
    static let value = Decoding<Int?> { try $0.exists() ? $0.valueIfPresent(Int.self) ?? 0 : nil }
  }
}

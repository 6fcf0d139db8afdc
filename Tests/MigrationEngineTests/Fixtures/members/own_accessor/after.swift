import Bridge

struct Movie: LegacyDecodable {
  @DecodedBy<IdRule> private(set) var id: Int?
  @DecodedBy<TitleRule> private(set) var title: String?

  enum IdRule: DecodingRule {
    static let value = Decoding<Int?> { try $0.valueIfPresent(Int.self) ?? Int($0.value(String.self)) }
  }
  enum TitleRule: DecodingRule {
    static let value = Decoding<String?> { try $0.valueIfPresent(String.self).flatMap { $0 == "" ? nil : $0 } }
  }
}

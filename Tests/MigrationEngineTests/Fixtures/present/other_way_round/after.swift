import Bridge

struct Page: LegacyDecodable {
  @DecodedBy<FirstRule> var first: String?
  @DecodedBy<SecondRule> var second = 0

  enum FirstRule: DecodingRule { static let value = Decoding<String?> { $0.isNull() ? "" : nil } }
  enum SecondRule: DecodingRule { static let value = Decoding<Int> { try $0.count() == 2 ? $0.value(Int.self) : 0 } }
}

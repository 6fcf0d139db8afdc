import Bridge

struct Product: LegacyDecodable {
  let a: Int
  let b: Int
  let c: Int
  let d: Int
  let e: Int
  @DecodedBy<PriceRule> var price: String?
  @DecodedBy<SignRule> var sign: String?
  enum PriceRule: ObjectDecodingRule {
    static let value = Decoding<String?> { try $0.exists(at: "total") ? $0.value(String.self, at: "total") + " " : nil }
  }
  enum SignRule: ObjectDecodingRule {
    static let value = Decoding<String?> { container in
      try container.exists(at: "total") ? container.valueIfPresent(String.self, at: "sign") : nil
    }
  }
}

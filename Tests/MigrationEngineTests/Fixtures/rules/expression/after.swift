import Bridge

struct Product: LegacyDecodable {
  let id: Int
  let name: String
  let note: String?
  // With its sign.
  @DecodedBy<PriceRule> var price: String
  @DecodedBy<IsWasherRule> var isWasher: Bool

  enum PriceRule: ObjectDecodingRule {
    static let value = Decoding<String> { try "$" + $0.value(String.self, at: "total") }
  }
  enum IsWasherRule: ObjectDecodingRule {
    static let value = Decoding<Bool> { try $0.value(String.self, at: "type") == "washer" }
  }
}

import Bridge

struct Model: LegacyDecodable {
  let a: Int?
  @DecodedBy<BRule> var b: Int?

  private enum CodingKeys: String, CodingKey {
    case b
    case a = "k"
  }

  enum BRule: ObjectDecodingRule { static let value = Decoding<Int?> { try $0.valueIfPresent(Int.self, at: "k") } }
}

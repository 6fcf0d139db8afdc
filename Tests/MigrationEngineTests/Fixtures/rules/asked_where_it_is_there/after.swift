import Bridge

struct Cart: LegacyDecodable {
  @DecodedBy<IsLargeRule> private(set) var isLarge: Bool
  @DecodedBy<IsFreeRule> private(set) var isFree: Bool

  enum IsLargeRule: ObjectDecodingRule {
    static let value = Decoding<Bool> { try $0.valueIfPresent(Int.self, at: "count").map { $0 > 3 } ?? false }
  }
  enum IsFreeRule: ObjectDecodingRule {
    static let value = Decoding<Bool> { container in
      try container.valueIfPresent(String.self, at: "price").map { $0.hasSuffix("0") } ?? false
    }
  }
}

struct Page: LegacyDecodable {
  @DecodedBy<IsLastRule> private(set) var isLast: Bool

  enum IsLastRule: ObjectDecodingRule {
    static let value = Decoding<Bool> { try !($0.valueIfPresent(Int.self, at: "page").map { $0 < 100 } ?? false) }
  }
}

import Bridge

struct Bill: LegacyDecodable {
  @DecodedBy<TotalRule> private(set) var total: Int

  enum TotalRule: ObjectDecodingRule {
    static let value = Decoding<Int> { container in
      try container.members(at: "prices").values.reduce(0) { try $0 + ($1.valueIfPresent(Int.self) ?? 0) }
    }
  }
}

import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<TotalRule> var total: Int = 0

  enum TotalRule: ObjectDecodingRule {
    static let value = Decoding<Int> { container in
      try container.nestedContainers(at: "parts").reduce(0) { try $0 + $1.value(Int.self, at: "size") }
    }
  }
}

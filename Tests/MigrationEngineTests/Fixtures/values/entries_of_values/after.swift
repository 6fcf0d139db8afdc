import Bridge

struct Hours {
  var open = 0
  var close = 0
}

struct Shop: LegacyDecodable {
  @DecodedBy<HoursRule> var hours: [String: Hours] = [:]
  @DecodedBy<RatiosRule> var ratios: [String: Double]

  enum HoursRule: ObjectDecodingRule {
    static let value = Decoding<[String: Hours]> { container in
      try container.members(at: "hours").mapValues {
        try Hours(open: $0.value(Int.self, at: "open"), close: $0.value(Int.self, at: "close"))
      }
    }
  }
  enum RatiosRule: ObjectDecodingRule {
    static let value = Decoding<[String: Double]> { container in
      try container.members(at: "ratios").mapValues { try ($0.value(Double.self, at: "of") / 2).rounded() }
    }
  }
}

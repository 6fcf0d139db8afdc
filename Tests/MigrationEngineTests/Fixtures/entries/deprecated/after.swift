import Bridge

struct Membership: LegacyDecodable {
  let level: Int
  let name: String?
}

struct Contribution: LegacyDecodable {
  @DecodedBy<AmountRule> var amount = 0

  enum AmountRule: ObjectDecodingRule {
    static let value = Decoding<Int> { try $0.nestedContainers(at: "parts").reduce(0) { try $0 + $1.value(Int.self) } }
  }
}

struct Donation: LegacyDecodable {
  @DecodedBy<AmountRule> var amount = 0

  enum AmountRule: ObjectDecodingRule {
    static let value = Decoding<Int> { try $0.nestedContainers(at: "parts").reduce(0) { try $0 + $1.value(Int.self) } }
  }
}

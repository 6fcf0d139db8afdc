import Bridge

struct Version: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  @DecodedBy<IdRule> private(set) var id: String
  let number: Int

  enum IdRule: DecodingRule {
    static let value = Decoding<String>.required { container in
      try container.valueIfPresent(String.self) ?? container.valueIfPresent(Int.self).map { String($0) }
    }
  }
}

struct Ticket: LegacyFailableDecodable {
  @DecodedBy<CodeRule> private(set) var code: String

  enum CodeRule: DecodingRule {
    static let value = Decoding<String>.required { container in
      try container.valueIfPresent(String.self) ?? container.valueIfPresent(Int.self).map { "\($0)" }
    }
  }
}

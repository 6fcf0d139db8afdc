// reason: needs a rule
import Bridge

struct Listed: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.refusesNull] }
  @DecodedBy<IdRule> private(set) var id: Int?

  enum IdRule: ObjectDecodingRule {
    static let value = Decoding<Int?> { container in
      guard try container.valueIfPresent(Bool.self) == nil else { throw container.refusal }
      return try container.valueIfPresent(Int.self, at: "id")
    }
  }
}

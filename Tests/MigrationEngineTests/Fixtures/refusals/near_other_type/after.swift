// reason: needs a rule
import Bridge

struct Listed: LegacyFailableDecodable, RefusesNull {
  @DecodedBy<IdRule> private(set) var id: Int?

  enum IdRule: ObjectDecodingRule {
    static let value = Decoding<Int?> { container in
      guard try container.decodeIfPresent(Bool.self) == nil else { throw container.refusal }
      return try container.decodeIfPresent(Int.self, at: "id")
    }
  }
}

// reason: needs a rule: `id` may be nil, and the initializer refuses a document without it
import Bridge

struct Story: LegacyFailableDecodable {
  @DecodedBy<IdRule> private(set) var id: Int?

  enum IdRule: DecodingRule {
    static let value = Decoding<Int?> { container in
      guard let id = try container.decodeIfPresent(Int.self) else { throw container.refusal }
      return id
    }
  }
}

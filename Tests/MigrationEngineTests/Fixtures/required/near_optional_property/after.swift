// reason: `id`: needs a rule: `self.id = id`
import Bridge

struct Story: LegacyFailableDecodable {
  @DecodedBy<IdRule> private(set) var id: Int?

  enum IdRule: DecodingRule {
    static let value = Decoding<Int?> { container in
      guard let id = try container.valueIfPresent(Int.self) else { throw container.refusal }
      return id
    }
  }
}

// reason: `id`: needs a rule: `id = json["id"].intValue`
import Bridge

struct Item: LegacyFailableDecodable {
  @DecodedBy<IdRule> private(set) var id: Int

  enum IdRule: DecodingRule {
    static let value = Decoding<Int> { container in
      guard try container.value(Int.self) != 0 else { throw container.refusal }
      return try container.value(Int.self)
    }
  }
}

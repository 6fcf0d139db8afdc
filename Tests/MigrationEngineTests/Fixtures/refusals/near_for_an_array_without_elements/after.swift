// reason: `id`: needs a rule: `id = json["id"].intValue`
import Bridge

struct Item: LegacyFailableDecodable {
  @DecodedBy<IdRule> private(set) var id: Int

  enum IdRule: ObjectDecodingRule {
    static let value = Decoding<Int> { container in
      guard !container.nestedContainers(at: "ids").isEmpty else { throw container.refusal }
      return try container.value(Int.self, at: "id")
    }
  }
}

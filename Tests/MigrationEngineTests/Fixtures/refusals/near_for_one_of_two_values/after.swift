// reason: `id`: needs a rule: `id = json["id"].intValue`
import Bridge

struct Item: LegacyFailableDecodable {
  @DecodedBy<IdRule> private(set) var id: Int

  enum IdRule: ObjectDecodingRule {
    static let value = Decoding<Int> { container in
      guard try container.valueIfPresent(Int.self, at: "id") == 7 || container.value(String.self, at: "kind") == "x" else {
        throw container.refusal
      }
      return try container.value(Int.self, at: "id")
    }
  }
}

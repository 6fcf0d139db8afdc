// reason: needs a rule: `id = json["id"].intValue`
import Bridge

struct Banner: LegacyDecodable {
  @DecodedBy<IdRule> var id = 7

  enum IdRule: ObjectDecodingRule {
    static let value = Decoding<Int> { try $0.isEmpty() ? 7 : $0.value(Int.self, at: "id") }
  }
}

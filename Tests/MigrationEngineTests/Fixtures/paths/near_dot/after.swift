// reason: `id`: needs a rule: `id = json["a.b"]["c"].intValue`
import Bridge

struct User: LegacyDecodable {
  @DecodedBy<IdRule> private(set) var id: Int

  enum IdRule: ObjectDecodingRule { static let value = Decoding<Int> { try $0.value(Int.self, at: "a.b", "c") } }
}

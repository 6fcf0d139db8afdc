// reason: needs a rule: a key of the path `a.b.c` has a dot, or is a number
import Bridge

struct User: LegacyDecodable {
  @DecodedBy<IdRule> private(set) var id: Int

  enum IdRule: ObjectDecodingRule { static let value = Decoding<Int> { try $0.decode(Int.self, at: "a.b", "c") } }
}

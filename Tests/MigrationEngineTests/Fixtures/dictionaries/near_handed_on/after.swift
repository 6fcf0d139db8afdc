// reason: `count`: needs a rule: `count = members.count`
import Bridge

struct Bag: LegacyDecodable {
  @DecodedBy<CountRule> private(set) var count: Int
  let name: String?

  enum CountRule: ObjectDecodingRule { static let value = Decoding<Int> { $0.members().count } }
}

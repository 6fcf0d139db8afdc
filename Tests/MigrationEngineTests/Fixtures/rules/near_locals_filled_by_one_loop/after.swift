// reason: `names`: needs a rule: `self.names = names`
import Bridge

struct People: LegacyDecodable {
  @DecodedBy<NamesRule> var names: [String]
  @DecodedBy<AgesRule> var ages: [Int]

  enum NamesRule: ObjectDecodingRule {
    static let value = Decoding<[String]> { try $0.entries(at: "people").map { try $1.value(String.self, at: "name") } }
  }
  enum AgesRule: ObjectDecodingRule {
    static let value = Decoding<[Int]> { try $0.entries(at: "people").map { try $1.value(Int.self, at: "age") } }
  }
}

// reason: `age`: needs a rule: `age = json["age"].int`
import Bridge
import LegacyJSON

struct User: LegacyFailableDecodable {
  @NeverNil var name: String!
  @DecodedBy<AgeRule> var age: Int?

  enum AgeRule: DecodingRule {
    static let value = Decoding<Int?> { container in
      guard container.exists() else { throw container.refusal }
      return try container.valueIfPresent(Int.self)
    }
  }
}

func user(_ document: JSON) -> User? { User(json: document) }

// reason: a `User` is made only where there is one
import Bridge
import LegacyJSON

struct User: LegacyDecodable {
  let name: String
}

struct Post: LegacyDecodable {
  @DecodedBy<OwnerRule> var owner: User? = User(reading: [:] as [String: Any])

  enum OwnerRule: DecodingRule {
    static let value = Decoding<User?> { try $0.decode(NilIfAbsent<User>.self).wrappedValue ?? User(json: JSON([:])) }
  }
}

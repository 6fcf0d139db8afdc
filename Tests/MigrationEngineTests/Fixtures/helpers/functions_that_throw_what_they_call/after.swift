import Bridge
import LegacyJSON

protocol Readable {
  init(json: JSON)
}

struct Owner: LegacyDecodable, Readable {
  let name: String
}

struct Shop: LegacyDecodable {
  @DecodedBy<OwnerRule> private(set) var owner: Owner?
  let tags: [String]
  let sellers: [Owner]

  enum OwnerRule: DecodingRule {
    static let value = Decoding<Owner?> { try $0.membersIfPresent() != nil ? $0.value(Owner.self) : nil }
  }
}

// reason: needs a rule
import Bridge

enum Names {
  enum Old: String { case owner = "owner_name" }
}

// It may be another one later.
private var names = Names.Old.self

struct Account: LegacyDecodable {
  @DecodedBy<OwnerRule> private(set) var owner: String

  enum OwnerRule: ObjectDecodingRule {
    static let value = Decoding<String> { try $0.value(String.self, at: names.owner.rawValue) }
  }
}

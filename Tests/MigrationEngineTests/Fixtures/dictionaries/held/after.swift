import Bridge
import ModernClient

struct Member: LegacyDecodable {
  @DecodedBy<IdRule> private(set) var id: String
  @DefaultValue<NameDefault> private(set) var name: String
  @DecodedBy<SizeRule> private(set) var size: Int
  @DecodedBy<KeysRule> private(set) var keys: Int

  enum IdRule: ObjectDecodingRule { static let value = Decoding<String> { try $0.members()["id"]!.value(String.self) } }
  enum NameDefault: DefaultProviding { static var decodingDefault: String { "nobody" } }
  enum SizeRule: DecodingRule { static let value = Decoding<Int> { try $0.exists() ? $0.value(Int.self) : 7 } }
  enum KeysRule: ObjectDecodingRule { static let value = Decoding<Int> { $0.members().count } }
}

struct Club: LegacyDecodable {
  @DecodedBy<OwnerRule> private(set) var owner: Member?
  let members: [Member]

  enum OwnerRule: DecodingRule {
    static let value = Decoding<Member?> { try $0.membersIfPresent() != nil ? $0.value(Member.self) : nil }
  }
}

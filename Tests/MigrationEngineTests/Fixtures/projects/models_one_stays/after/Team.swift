import Bridge

struct Team: LegacyDecodable {
  @DecodedBy<OwnerRule> var owner: User

  enum OwnerRule: DecodingRule { static let value = Decoding<User> { try $0.read(User.self) } }
}

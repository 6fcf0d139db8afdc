import Bridge

struct Team: LegacyDecodable {
  @DecodedBy<BridgedRule<User>> var owner: User
}

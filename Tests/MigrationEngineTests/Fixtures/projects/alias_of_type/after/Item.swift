import Bridge

struct Item: LegacyDecodable {
  @NeverNil var owner: Owner?
}

import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<OwnerRule> private(set) var owner: Owner
  let owners: [Owner]

  enum OwnerRule: DecodingRule {
    static let value = Decoding<Owner> { try LegacyContainer($0.members()).value(Owner.self) }
  }
}

struct Owner: LegacyDecodable {
  let id: Int?
}

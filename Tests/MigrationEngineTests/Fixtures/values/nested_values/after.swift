import Bridge

struct Company {
  let title: String
  let size: Int
}

struct Owner {
  let name: String
  let company: Company
}

struct Item: LegacyDecodable {
  let id: Int
  @DecodedBy<OwnerRule> private(set) var owner: Owner

  enum OwnerRule: ObjectDecodingRule {
    static let value = Decoding<Owner> { container in
      let company = try Company(
        title: container.value(String.self, at: "company", "title"),
        size: container.value(Int.self, at: "company", "size"))
      return try Owner(name: container.value(String.self, at: "name"), company: company)
    }
  }
}

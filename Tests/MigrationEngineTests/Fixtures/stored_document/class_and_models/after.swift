import Bridge

struct Library: LegacyDecodable {
  // MARK: Contents

  // Always there.
  let address: Address
  let books: [Book]
}

struct Address: LegacyDecodable {
  let city: String
}

struct Book: LegacyDecodable {
  enum PagesRule: DecodingRule { static let value = Decoding { try $0.valueIfPresent(Int.self) ?? 1 } }
  @DecodedBy<PagesRule> private(set) var pages: Int
  let sequels: [Book]
}

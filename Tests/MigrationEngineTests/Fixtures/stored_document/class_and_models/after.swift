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
  private enum CodingKeys: String, CodingKey {
    case pages, sequels
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    pages = try container.decodeIfPresent(Int.self, forKey: .pages) ?? 1
    sequels = try container.decode([Book].self, forKey: .sequels)
  }
  let pages: Int
  let sequels: [Book]
}

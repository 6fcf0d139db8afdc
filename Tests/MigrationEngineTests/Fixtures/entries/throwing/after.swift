import Bridge

struct Missing: Error {}

struct Item: LegacyThrowingDecodable {
  let id: Int
  let owner: Owner

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard let id = try container.decodeIfPresent(Int.self, at: "id") else { throw Missing() }
    self.id = id
    owner = try container.decode(Owner.self, at: "owner")
  }
}

struct Owner: LegacyThrowingDecodable {
  let name: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard container.exists(at: "name") else { throw Missing() }
    name = try container.decode(String.self, at: "name")
  }
}

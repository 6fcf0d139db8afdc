import Bridge

struct Missing: Error {}

struct Item: LegacyThrowingDecodable, ContainerDecodable {
  let id: Int
  let owner: Owner

  init(from container: LegacyContainer) throws {
    guard let id = try container.decodeIfPresent(Int.self, at: "id") else { throw Missing() }
    self.id = id
    owner = try container.decode(Owner.self, at: "owner")
  }
}

struct Owner: LegacyThrowingDecodable, ContainerDecodable {
  let name: String

  init(from container: LegacyContainer) throws {
    guard container.exists(at: "name") else { throw Missing() }
    name = try container.decode(String.self, at: "name")
  }
}

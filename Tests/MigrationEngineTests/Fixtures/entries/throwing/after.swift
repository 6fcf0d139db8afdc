import Bridge

struct Missing: Error {}

struct Item: LegacyThrowingDecodable, RequiresValues, RefusesWithError {
  let id: Int
  let owner: Owner

  static var errorOfRefusal: any Error { Missing() }
}

struct Owner: LegacyThrowingDecodable, ContainerDecodable {
  let name: String

  init(from container: LegacyContainer) throws {
    guard container.exists(at: "name") else { throw Missing() }
    name = try container.decode(String.self, at: "name")
  }
}

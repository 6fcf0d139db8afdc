import Bridge

struct Log {
  func debug(_ message: String) { print(message) }
  func info(_ message: () -> String) { print(message()) }
}

struct Item: LegacyDecodable, ContainerDecodable {
  let id: Int

  init(from container: LegacyContainer) throws {
    id = try container.decode(Int.self, at: "id")
    try Log().debug(container.decode(String.self, at: "id"))
  }
}

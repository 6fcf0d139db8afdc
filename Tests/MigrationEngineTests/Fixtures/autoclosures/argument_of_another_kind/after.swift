import Bridge

struct Log {
  func debug(_ message: String) { print(message) }
  func info(_ message: () -> String) { print(message()) }
}

struct Item: LegacyDecodable {
  let id: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.value(Int.self, at: "id")
    try Log().debug(container.value(String.self, at: "id"))
  }
}

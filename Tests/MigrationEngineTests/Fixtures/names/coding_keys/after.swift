import Bridge

struct Keys: LegacyDecodable {
  let CodingKeys: String
  let id: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    CodingKeys = try container.value(String.self, at: "keys")
    id = try container.value(Int.self, at: "identifier")
  }
}

struct Named: LegacyDecodable {
  let name: String
  static func CodingKeys() -> Int { 1 }

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    name = try container.value(String.self, at: "title")
  }
}

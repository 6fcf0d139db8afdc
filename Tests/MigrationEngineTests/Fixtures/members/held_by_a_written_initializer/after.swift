import Bridge

struct Member: LegacyDecodable {
  let id: String
  let name: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let data = container.members()
    id = try data["id"]!.value(String.self)
    name = try data["name"]?.valueIfPresent(String.self) ?? "nobody"
    print(id)
  }
}

struct Club: LegacyDecodable {
  let title: String
}

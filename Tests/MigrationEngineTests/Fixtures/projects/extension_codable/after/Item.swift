import Bridge

struct Item: LegacyDecodable {
  var name: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    name = try container.value(String.self, at: "name")
  }
}

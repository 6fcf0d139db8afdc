import Bridge

struct Code: LegacyDecodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    number = try container.decode(Int.self, at: "code")
    text = try container.decode(String.self, at: "code")
  }

  let number: Int
  let text: String
}

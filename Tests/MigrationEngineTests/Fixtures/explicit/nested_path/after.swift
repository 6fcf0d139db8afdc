import Bridge

struct Model: LegacyDecodable {
  var a: Int?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    a = try container.decodeIfPresent(Int.self, at: "a", "b").map { $0 + 1 }
  }
}

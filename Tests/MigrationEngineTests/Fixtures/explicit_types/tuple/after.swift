import Bridge

struct Model: LegacyDecodable {
  var a: Int?
  var (b, c) = (1, 2)
  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    a = try container.valueIfPresent(Int.self, at: "a")
  }
}

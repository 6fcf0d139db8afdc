import Bridge

struct Model: LegacyDecodable {
  var a: Int?
  var b: Int?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    a = try container.decodeIfPresent(Int.self, at: "k")
    b = try container.decodeIfPresent(Int.self, at: "k")
  }
}

import Bridge

struct Model: LegacyDecodable {
  var a: Int?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard !container.isNull() else { fatalError() }
    a = try container.valueIfPresent(Int.self, at: "a")
  }
}

import Bridge

struct Model: LegacyDecodable {
  var a: Int?
  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    a = try container.valueIfPresent(Int.self, at: "a")
  }
  #if DEBUG
  var b = 1
  #endif
}

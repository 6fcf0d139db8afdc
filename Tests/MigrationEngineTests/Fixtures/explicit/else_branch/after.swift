import Bridge

struct Model: LegacyDecodable {
  var a = 0

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    if let n = try container.decodeIfPresent(Int.self, at: "a") { a = n } else { a = 7 }
  }
}

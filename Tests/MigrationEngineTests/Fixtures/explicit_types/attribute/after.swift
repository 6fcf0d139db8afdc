import Bridge

@available(macOS 13, *) final class Model: LegacyDecodable {
  var a: Int?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    a = try container.decodeIfPresent(Int.self, at: "a").map { $0 + 1 }
  }
}

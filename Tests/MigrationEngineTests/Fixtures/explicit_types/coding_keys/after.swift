import Bridge

final class Model: LegacyDecodable {
  var a: Int?
  enum CodingKeys: String { case a }

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    a = try container.valueIfPresent(Int.self, at: "a")
  }
}

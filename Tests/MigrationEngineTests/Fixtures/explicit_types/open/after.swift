import Bridge

open class Model: LegacyDecodable {
  public var a: Int?

  public required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    a = try container.decodeIfPresent(Int.self, at: "a").map { $0 + 1 }
  }
}

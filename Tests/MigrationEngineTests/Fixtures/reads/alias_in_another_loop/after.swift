import Bridge

struct Model: LegacyDecodable {
  var a: Int?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    var part = container.nestedContainer(at: "b")
    repeat { part = part.nestedContainer(at: "b") } while part.exists(at: "b")
    a = try part.valueIfPresent(Int.self, at: "a")
  }
}

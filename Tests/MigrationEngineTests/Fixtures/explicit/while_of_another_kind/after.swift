import Bridge

struct Item: LegacyDecodable {
  var id: Int?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    var part = container
    while part.exists(at: "next") { part = part.nestedContainer(at: "next") }
    id = try part.valueIfPresent(Int.self, at: "id")
  }
}

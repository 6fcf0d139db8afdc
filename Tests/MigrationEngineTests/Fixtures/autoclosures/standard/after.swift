import Bridge

struct Item: LegacyDecodable {
  let id: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    assert(container.exists(at: "id"), "no id in \(container)")
    id = try container.value(Int.self, at: "id")
  }
}

import Bridge

struct Item: LegacyFailableDecodable {
  let id: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard let id = try container.valueIfPresent(Int.self, at: "id") else {
      try debugPrint("no id of", container.value(String.self, at: "name"), container.nestedContainer(at: "owner"))
      debugPrint(container)
      throw container.refusal
    }
    self.id = id
    debugPrint(id)
  }
}

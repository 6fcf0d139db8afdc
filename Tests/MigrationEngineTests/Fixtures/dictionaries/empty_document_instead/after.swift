import Bridge

struct Head: LegacyDecodable {
  let id: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let first = container.nestedContainers(at: "list").first ?? LegacyContainer(json: [:])
    id = try first.value(Int.self, at: "id")
    print(id)
  }
}

import Bridge

struct Item: LegacyDecodable {
  let count: Int
  let hasFirst: Bool
  let name: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    print("made")
    count = (container.nestedContainersIfPresent(at: "rows")?.first)?.count() ?? 0
    hasFirst = try (container.nestedContainersIfPresent(at: "rows")?.first?.valueIfPresent(Int.self, at: "id")) != nil
    name =
      try (container.nestedContainersIfPresent(at: "rows")?.last?.nestedContainer(at: "name"))?.value(String.self)
      ?? "none"
  }
}

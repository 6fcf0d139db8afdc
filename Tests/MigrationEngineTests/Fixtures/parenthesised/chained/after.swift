import Bridge

struct Item: LegacyDecodable, ContainerDecodable {
  let count: Int
  let hasFirst: Bool
  let name: String

  init(from container: LegacyContainer) throws {
    count = (container.nestedContainersIfPresent(at: "rows")?.first)?.count() ?? 0
    hasFirst = try (container.nestedContainersIfPresent(at: "rows")?.first?.decodeIfPresent(Int.self, at: "id")) != nil
    name =
      try (container.nestedContainersIfPresent(at: "rows")?.last?.nestedContainer(at: "name"))?.decode(String.self)
      ?? "none"
  }
}

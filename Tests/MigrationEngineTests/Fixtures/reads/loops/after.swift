import Bridge

struct Item: LegacyDecodable, ContainerDecodable {
  var tags: [String] = []
  var counts: [String: Int] = [:]
  var total = 0

  init(from container: LegacyContainer) throws {
    for tag in container.nestedContainers(at: "tags") where try tag.decode(Bool.self, at: "on") {
      try tags.append(tag.decode(String.self, at: "name"))
    }
    for (key, value) in container.entries(at: "counts") {
      counts[key] = try value.decode(Int.self)
    }
    for (_, value): (String, LegacyContainer) in container.entries(at: "more") { total += try value.decode(Int.self) }
    try container.nestedContainers(at: "all").forEach { total += try $0.decode(Int.self) }
  }
}

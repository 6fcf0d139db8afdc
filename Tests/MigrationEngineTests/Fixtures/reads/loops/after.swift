import Bridge

struct Item: LegacyDecodable {
  var tags: [String] = []
  var counts: [String: Int] = [:]
  var total = 0

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for tag in container.nestedContainers(at: "tags") where try tag.value(Bool.self, at: "on") {
      try tags.append(tag.value(String.self, at: "name"))
    }
    for (key, value) in container.entries(at: "counts") {
      counts[key] = try value.value(Int.self)
    }
    for (_, value): (String, LegacyContainer) in container.entries(at: "more") { total += try value.value(Int.self) }
    try container.nestedContainers(at: "all").forEach { total += try $0.value(Int.self) }
  }
}

// reason: is not understood
import Bridge

struct Item: LegacyDecodable {
  var tags: [String] = []
  var size = 0

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for part in container.nestedContainers(at: "parts") {
      if try part.value(Bool.self, at: "end") { return }
      try tags.append(part.value(String.self, at: "name"))
    }
    size = try container.value(Int.self, at: "size")
  }
}

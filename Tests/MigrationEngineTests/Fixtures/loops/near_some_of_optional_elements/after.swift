// reason: is not understood
import Bridge

struct Row: LegacyDecodable {
  var names: [String?] = []
  let words: [String?]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for item in container.nestedContainers(at: "items") {
      if item.exists(at: "name") { try names.append(item.value(String.self, at: "name")) }
    }
    words = try container.nestedContainers(at: "words").flatMap {
      try $0.value(String.self).isEmpty ? [] : [$0.value(String.self)]
    }
  }
}

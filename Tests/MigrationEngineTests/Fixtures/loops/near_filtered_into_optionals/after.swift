// reason: is not understood
import Bridge

struct Names: LegacyDecodable {
  let known: [String?]
  let added: [String?]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    known = try container.nestedContainers(at: "names").filter { $0.exists(at: "id") }.map {
      try $0.value(String.self, at: "name")
    }
    added = try container.nestedContainers(at: "names").reduce([]) {
      try $1.exists(at: "id") ? $0 + [$1.value(String.self, at: "name")] : $0
    }
  }
}

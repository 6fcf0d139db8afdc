// reason: needs a written initializer: `tags = json["tags"].arrayValue.reduce([]) { [$1.stringValue] + $0 }` is not understood
import Bridge

struct Movie: LegacyDecodable {
  let tags: [String]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    tags = try container.nestedContainers(at: "tags").reduce([]) { try [$1.value(String.self)] + $0 }
  }
}

// reason: needs a written initializer: `tags = json["tags"].arrayValue.reduce([String]()) { list, tag in …` is not understood
import Bridge

struct Movie: LegacyDecodable {
  let tags: [String]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    tags = try container.nestedContainers(at: "tags").reduce([String]()) { list, tag in
      try list.count < 3 ? list + [tag.value(String.self)] : list
    }
  }
}

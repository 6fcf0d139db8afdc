// reason: needs a written initializer: `for (number, item) in (json["tags"].array ?? json["labels"].arrayValue).enumerat …` is not understood
import Bridge

struct Post: LegacyDecodable {
  var tags: [String] = []

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for (number, item) in (container.nestedContainersIfPresent(at: "tags") ?? container.nestedContainers(at: "labels")).enumerated() {
      try tags.append("\(number) \(item.value(String.self))")
    }
  }
}

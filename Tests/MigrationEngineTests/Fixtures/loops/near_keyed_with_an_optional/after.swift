// reason: needs a written initializer: `for item in json["texts"].arrayValue { texts[item["key"].stringValue] = item["va …` is not understood
import Bridge

struct Settings: LegacyDecodable, ContainerDecodable {
  var texts = [String: String]()

  init(from container: LegacyContainer) throws {
    for item in container.nestedContainers(at: "texts") {
      try texts[item.decode(String.self, at: "key")] = try item.decodeIfPresent(String.self, at: "value")
    }
  }
}

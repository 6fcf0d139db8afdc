// reason: needs a written initializer: `for item in json["texts"].arrayValue { texts[item["key"].stringValue] = item["va …` is not understood
import Bridge

struct Settings: LegacyDecodable {
  var texts = [String: String]()

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for item in container.nestedContainers(at: "texts") {
      try texts[item.value(String.self, at: "key")] = try item.valueIfPresent(String.self, at: "value")
    }
  }
}

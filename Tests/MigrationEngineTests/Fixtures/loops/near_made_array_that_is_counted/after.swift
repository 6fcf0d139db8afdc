// reason: needs a written initializer: `for item in json["titles"].arrayValue { …` is not understood
import Bridge

struct Podcast: LegacyDecodable {
  var titles: [String]?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for item in container.nestedContainers(at: "titles") {
      if titles == nil { titles = [] }
      if titles!.count < 2 { try titles?.append(item.value(String.self)) }
    }
  }
}

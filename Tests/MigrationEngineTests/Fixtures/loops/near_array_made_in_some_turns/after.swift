// reason: needs a written initializer: `for item in json["titles"].arrayValue { …` is not understood
import Bridge

struct Post: LegacyDecodable {
  var titles: [String]?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for item in container.nestedContainers(at: "titles") {
      if try item.value(Bool.self, at: "isFirst"), titles == nil { titles = [] }
      try titles?.append(item.value(String.self, at: "text"))
    }
  }
}

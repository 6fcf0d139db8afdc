// reason: needs a written initializer: `for document in json["all"].arrayValue { …` is not understood: `1`
import Bridge

class Items: LegacyDecodable {
  var count = 0
  var all: [String]

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    var items: [String] = []
    for document in container.nestedContainers(at: "all") {
      try items.append(document.value(String.self))
      count += 1
    }
    all = items.reversed()
  }
}

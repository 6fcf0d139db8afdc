// reason: needs a written initializer: `for document in json["all"].arrayValue { …` is not understood: `1`
import Bridge

class Items: LegacyDecodable, ContainerDecodable {
  var count = 0
  var all: [String]

  required init(from container: LegacyContainer) throws {
    var items: [String] = []
    for document in container.nestedContainers(at: "all") {
      try items.append(document.decode(String.self))
      count += 1
    }
    all = items.reversed()
  }
}

// reason: `for item in json["shots"].arrayValue { …` is not understood
import Bridge

struct Shot {
  let name: String

  init?(name: String) {
    if name.isEmpty { return nil }
    self.name = name
  }
}

class Record: LegacyDecodable, ContainerDecodable {
  var shots = [Shot?]()

  required init(from container: LegacyContainer) throws {
    for item in container.nestedContainers(at: "shots") {
      try shots.append(Shot(name: item.decode(String.self, at: "name")))
    }
  }
}

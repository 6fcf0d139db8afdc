// reason: `for item in json["shots"].arrayValue { …` is not understood
import Bridge

struct Shot {
  let name: String

  init?(name: String) {
    if name.isEmpty { return nil }
    self.name = name
  }
}

class Record: LegacyDecodable {
  var shots = [Shot?]()

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for item in container.nestedContainers(at: "shots") {
      try shots.append(Shot(name: item.value(String.self, at: "name")))
    }
  }
}

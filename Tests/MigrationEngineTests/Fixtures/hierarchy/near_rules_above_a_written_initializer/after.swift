// reason: no property rules: its subclass `Full` does not pass the document on
import Bridge

class Round: LegacyDecodable {
  var id: Int
  var mark: String

  init(id: Int, mark: String) {
    self.id = id
    self.mark = mark
  }

  required convenience init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try self.init(id: container.value(Int.self, at: "id"), mark: "#" + container.value(String.self, at: "mark"))
  }
}

class Full: Round {
  var names: [String]

  init(id: Int, mark: String, names: [String]) {
    self.names = names
    super.init(id: id, mark: mark)
  }

  required convenience init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    var names: [String] = []
    for name in container.nestedContainers(at: "names") {
      try print(name.value(String.self))
      try names.append(name.value(String.self))
    }
    try self.init(
      id: container.value(Int.self, at: "id"), mark: "#" + container.value(String.self, at: "mark"), names: names)
  }
}

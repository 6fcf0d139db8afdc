// reason: no property rules: its subclass `Full` does not pass the document on
import Bridge

class Round: LegacyDecodable, ContainerDecodable {
  var id: Int
  var mark: String

  init(id: Int, mark: String) {
    self.id = id
    self.mark = mark
  }

  required convenience init(from container: LegacyContainer) throws {
    try self.init(id: container.decode(Int.self, at: "id"), mark: "#" + container.decode(String.self, at: "mark"))
  }
}

class Full: Round {
  var names: [String]

  init(id: Int, mark: String, names: [String]) {
    self.names = names
    super.init(id: id, mark: mark)
  }

  required convenience init(from container: LegacyContainer) throws {
    var names: [String] = []
    for name in container.nestedContainers(at: "names") {
      try print(name.decode(String.self))
      try names.append(name.decode(String.self))
    }
    try self.init(
      id: container.decode(Int.self, at: "id"), mark: "#" + container.decode(String.self, at: "mark"), names: names)
  }
}

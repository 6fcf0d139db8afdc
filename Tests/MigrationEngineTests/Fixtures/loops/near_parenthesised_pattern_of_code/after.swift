// reason: needs a written initializer
import Bridge

class Log: LegacyDecodable, ContainerDecodable {
  var names: [String] = []

  required init(from container: LegacyContainer) throws {
    for (name) in container.nestedContainers(at: "names") {
      try names.append(name.decode(String.self))
      print(name)
    }
  }
}

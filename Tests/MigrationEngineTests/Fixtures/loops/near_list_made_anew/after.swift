// reason: is not understood
import Bridge

struct Item: LegacyDecodable, ContainerDecodable {
  var names: [String] = []

  init(from container: LegacyContainer) throws {
    for name in container.nestedContainers(at: "names") {
      names = []
      try names.append(name.decode(String.self))
    }
  }
}

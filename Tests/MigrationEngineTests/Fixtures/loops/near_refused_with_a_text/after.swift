// reason: needs a written initializer
import Bridge

struct Texts: LegacyFailableDecodable, ContainerDecodable {
  let names: [String]

  init(from container: LegacyContainer) throws {
    var names = [String]()
    for item in container.nestedContainers(at: "names") {
      guard let name = try item.decodeIfPresent(String.self) else { throw container.refusal }
      names.append(name)
    }
    self.names = names
  }
}

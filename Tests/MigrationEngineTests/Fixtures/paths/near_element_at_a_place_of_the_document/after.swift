// reason: is not understood
import Bridge

struct Option: LegacyDecodable, ContainerDecodable {
  let chosen: String

  init(from container: LegacyContainer) throws {
    let options = container.nestedContainers(at: "options")
    chosen = try options[container.decode(Int.self, at: "index")].decode(String.self)
  }
}

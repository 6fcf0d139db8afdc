// reason: needs a written initializer: `name = members["name"]!.stringValue` is not understood
import Bridge

struct Bag: LegacyDecodable, ContainerDecodable {
  let name: String

  init(from container: LegacyContainer) throws {
    let members = container.members()
    name = try members["name"]!.decode(String.self)
  }
}

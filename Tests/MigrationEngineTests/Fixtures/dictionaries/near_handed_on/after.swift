// reason: needs a written initializer: `let members = json.dictionaryValue` is not understood
import Bridge

struct Bag: LegacyDecodable, ContainerDecodable {
  let count: Int
  let name: String?

  init(from container: LegacyContainer) throws {
    let members = container.members()
    count = members.count
    name = try members["name"]?.decodeIfPresent(String.self)
  }
}

// reason: needs a written initializer: `for role in json["roles"].arrayValue { …` is not understood
import Bridge

struct Post: LegacyDecodable {
  var roles: Set<String> = ["guest"]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for role in container.nestedContainers(at: "roles") {
      try roles.insert(role.value(String.self))
    }
  }
}

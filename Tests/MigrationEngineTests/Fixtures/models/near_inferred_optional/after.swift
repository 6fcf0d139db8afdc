// reason: needs a written initializer: the type of `owner` is not understood
import Bridge

struct Owner: LegacyRequiringDecodable {
  let name: String
}

class Item: LegacyDecodable, ContainerDecodable {
  var owner = Owner(json: [:])

  required init(from container: LegacyContainer) throws {
    owner = try container.decodeIfAccepted(Owner.self, at: "owner")
  }
}

// reason: needs a written initializer: no declaration can say what `owner` is
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

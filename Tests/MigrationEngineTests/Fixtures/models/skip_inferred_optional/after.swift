// reason: not plain: the type of `owner` is not understood
import Bridge

struct Owner: LegacyRequiringDecodable {
  let name: String
}

class Item: LegacyDecodable {
  var owner = Owner(json: [:])

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    owner = try container.decodeIfAccepted(Owner.self, at: "owner")
  }
}

// reason: needs a written initializer: no declaration can say what `owner` is
import Bridge

struct Owner: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let name: String
}

class Item: LegacyDecodable {
  var owner = Owner(json: [:])

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    owner = try container.valueIfAccepted(Owner.self, at: "owner")
  }
}

import LegacyJSON
import Bridge

struct Account: LegacyDecodable {
  private let json: JSON

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.json = try container.value(JSON.self)
  }

  var owner: Owner { Owner(json: json["owner"]) }
}

class Owner: LegacyDecodable {
  var name: String
}

func rename(_ account: Account) -> String {
  account.owner.name = "x"
  return account.owner.name
}

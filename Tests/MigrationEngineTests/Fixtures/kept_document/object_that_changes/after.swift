import LegacyJSON
import Bridge

struct Account: LegacyDecodable, ContainerDecodable {
  private let json: JSON

  init(from container: LegacyContainer) throws {
    self.json = try container.decode(JSON.self)
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

import LegacyJSON

struct Account {
  private let json: JSON

  init(json: JSON) {
    self.json = json
  }

  var owner: Owner { Owner(json: json["owner"]) }
}

class Owner {
  var name: String

  init(json: JSON) {
    name = json["name"].stringValue
  }
}

func rename(_ account: Account) -> String {
  account.owner.name = "x"
  return account.owner.name
}

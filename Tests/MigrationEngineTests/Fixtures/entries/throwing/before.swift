import LegacyJSON

struct Missing: Error {}

struct Item {
  let id: Int
  let owner: Owner

  init(json: JSON) throws {
    guard let id = json["id"].int else { throw Missing() }
    self.id = id
    owner = try Owner(json: json["owner"])
  }
}

struct Owner {
  let name: String

  init(json: JSON) throws {
    guard json["name"].exists() else { throw Missing() }
    name = json["name"].stringValue
  }
}

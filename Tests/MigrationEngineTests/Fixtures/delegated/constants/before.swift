import SwiftyJSON

struct Owner {
  let name: String

  init(json: JSON) {
    name = json["name"].stringValue
  }
}

struct Repository {
  let id: Int
  let owner: Owner
  let tags: [String]

  init(id: Int, owner: Owner, tags: [String]) {
    self.id = id
    self.owner = owner
    self.tags = tags
  }

  init?(json: JSON) {
    guard let id = json["id"].int else { return nil }
    let owner = Owner(json: json["owner"])
    let tags = json["tags"].arrayValue.map { $0.stringValue }
    self.init(id: id, owner: owner, tags: tags)
  }
}

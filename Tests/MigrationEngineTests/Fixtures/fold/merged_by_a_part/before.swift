import SwiftyJSON

class Owned {
  let owner: String?

  init(owner json: JSON) {
    owner = json["name"].string
  }
}

class Shop: Owned {
  let id: Int

  init(json: JSON) {
    id = json["id"].intValue
    super.init(owner: json["owner"])
  }
}

import LegacyJSON

struct Item {
  let owner: Owner
  var owners: [Owner] = []

  init(json: JSON) {
    let owner = json["owner"].dictionaryValue
    self.owner = Owner(json: JSON(owner))
    for element in json["owners"].arrayValue {
      let each = JSON(element)
      owners.append(Owner(json: each))
    }
  }
}

struct Owner {
  let id: Int?

  init(json: JSON) {
    id = json["id"].int
  }
}

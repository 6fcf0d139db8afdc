import SwiftyJSON

struct Owner {
  var name: String
  var age: Int?
}

class Shop {
  var id: Int!
  var title: String?
  var owner: Owner?
}

extension JSON {
  var ownerOfShop: Owner? {
    return dictionary == nil ? nil : Owner(name: self["name"].stringValue, age: self["age"].int)
  }

  func toShop() -> Shop {
    let shop = Shop()
    shop.id = self["id"].intValue
    shop.title = self["title"].string
    shop.owner = self["owner"].ownerOfShop
    return shop
  }
}

func shops(in json: JSON) -> [Shop] {
  return json["shops"].arrayValue.map { $0.toShop() }
}

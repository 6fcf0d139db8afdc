import SwiftyJSON

struct Item {
  let id: Int

  init?(json: JSON) {
    guard let id = json["id"].int else { return nil }
    self.id = id
  }
}

struct Basket {
  let items: [Item]

  init(json: JSON) {
    items = json["items"].arrayValue.reduce(into: []) { list, element in
      if let item = Item(json: element) { list.append(item) }
    }
  }
}

struct Prices {
  let prices: [Double]

  init(json: JSON) {
    prices = json["prices"].arrayValue.reduce(into: []) { list, element in
      guard element["shown"].boolValue else { return }
      list.append(element["price"].doubleValue)
    }
  }
}

struct Names {
  let names: [String]

  init(json: JSON) {
    names = json["names"].arrayValue.reduce([]) { list, element in
      var copy = list
      if element["name"].string != nil { copy.append(element["name"].stringValue) }
      return copy
    }
  }
}

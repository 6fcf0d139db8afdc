import SwiftyJSON

class BaseModel {
  required init?(json: JSON) {
    guard json.error == nil else { return nil }
  }
}

class Coin: BaseModel {
  var id: Int?
  var balance: Int?

  required init?(json: JSON) {
    super.init(json: json)
    id = json["id"].intValue
    balance = json["balance"].int
  }
}

class Ad: BaseModel {
  var name: String?

  required init?(json: JSON) {
    super.init(json: json)
    guard json.error == nil else { return nil }
    name = json["name"].string
  }
}

func parse<Model: BaseModel>(_ json: JSON) -> [Model] {
  json.arrayValue.compactMap { Model(json: $0) } + json.arrayValue.compactMap(Model.init)
}

let coins: [Coin] = parse(JSON.null)
let ads: [Ad] = parse(JSON.null)

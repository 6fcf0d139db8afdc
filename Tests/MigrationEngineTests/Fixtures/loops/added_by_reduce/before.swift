import SwiftyJSON

struct Cart {
  let total: Double
  let name: String

  init(json: JSON) {
    total = json["items"].arrayValue.reduce(0) { $0 + $1["price"].doubleValue }
    name = json["name"].stringValue
  }
}

struct Letters {
  let text: String

  init(json: JSON) {
    text = json["letters"].arrayValue.reduce("", { all, letter in all + letter.stringValue })
  }
}

// reason: needs a written initializer: `price` can't be wrapped, and needs a rule: `price = "$" + json["price"].stringValue`
import Bridge

class Product: LegacyDecodable {
  var a: Int
  var b: Int
  var c: Int
  var d: Int
  var e: Int
  var price: String { didSet { print(price) } }
  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    a = try container.value(Int.self, at: "a")
    b = try container.value(Int.self, at: "b")
    c = try container.value(Int.self, at: "c")
    d = try container.value(Int.self, at: "d")
    e = try container.value(Int.self, at: "e")
    price = try "$" + container.value(String.self, at: "price")
  }
}

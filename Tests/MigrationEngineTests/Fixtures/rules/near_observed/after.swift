// reason: needs a written initializer: `price` can't be wrapped, and needs a rule: `price = "$" + json["price"].stringValue`
import Bridge

class Product: LegacyDecodable, ContainerDecodable {
  var a: Int
  var b: Int
  var c: Int
  var d: Int
  var e: Int
  var price: String { didSet { print(price) } }
  required init(from container: LegacyContainer) throws {
    a = try container.decode(Int.self, at: "a")
    b = try container.decode(Int.self, at: "b")
    c = try container.decode(Int.self, at: "c")
    d = try container.decode(Int.self, at: "d")
    e = try container.decode(Int.self, at: "e")
    price = try "$" + container.decode(String.self, at: "price")
  }
}

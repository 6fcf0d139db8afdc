// reason: needs a written initializer: `price` can't be wrapped, and needs a rule: `price = "$" + json["price"].stringValue`
import Bridge

struct Product: LegacyDecodable, ContainerDecodable {
  let a: Int
  let price, title: String

  init(from container: LegacyContainer) throws {
    a = try container.decode(Int.self, at: "a")
    price = try "$" + container.decode(String.self, at: "price")
    title = try container.decode(String.self, at: "title")
  }
}

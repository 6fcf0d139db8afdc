// reason: needs a written initializer: `price` can't be wrapped, and needs a rule: `price = "$" + json["price"].stringValue`
import Bridge

struct Product: LegacyDecodable {
  let a: Int
  let price, title: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    a = try container.value(Int.self, at: "a")
    price = try "$" + container.value(String.self, at: "price")
    title = try container.value(String.self, at: "title")
  }
}

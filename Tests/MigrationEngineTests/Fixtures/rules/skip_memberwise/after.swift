// reason: not plain: not understood
import Bridge

struct Product {
  let a: Int
  let b: Int
  let c: Int
  let price: String
}

extension Product: LegacyDecodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    a = try container.decode(Int.self, at: "a")
    b = try container.decode(Int.self, at: "b")
    c = try container.decode(Int.self, at: "c")
    price = try "$" + container.decode(String.self, at: "price")
  }
}

let sample = Product(a: 1, b: 2, c: 3, price: "$4")

// reason: not plain: not understood
import Bridge

struct Product: LegacyDecodable {
  let a: Int
  let price, title: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    a = try container.decode(Int.self, at: "a")
    price = try "$" + container.decode(String.self, at: "price")
    title = try container.decode(String.self, at: "title")
  }
}

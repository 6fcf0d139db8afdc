// reason: needs a written initializer: `price` is `lazy`
import Bridge

struct Product: LegacyDecodable {
  let a: Int
  lazy var price = "free"

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    a = try container.value(Int.self, at: "a")
    price = try "$" + container.value(String.self, at: "price")
  }
}

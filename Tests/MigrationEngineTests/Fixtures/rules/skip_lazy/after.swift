// reason: nor with rules: `price` is `lazy`
import Bridge

struct Product: LegacyDecodable {
  let a: Int
  lazy var price = "free"

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    a = try container.decode(Int.self, at: "a")
    price = try "$" + container.decode(String.self, at: "price")
  }
}

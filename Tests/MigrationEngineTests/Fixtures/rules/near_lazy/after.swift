// reason: needs a written initializer: `price` is `lazy`
import Bridge

struct Product: LegacyDecodable, ContainerDecodable {
  let a: Int
  lazy var price = "free"

  init(from container: LegacyContainer) throws {
    a = try container.decode(Int.self, at: "a")
    price = try "$" + container.decode(String.self, at: "price")
  }
}

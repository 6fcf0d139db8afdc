// reason: no property rules: they would be longer than its initializer, by 1 line
import Bridge

struct Product: LegacyDecodable, ContainerDecodable {
  var price: String
  var old: String
  var next: String
  init(from container: LegacyContainer) throws {
    price = try "$" + container.decode(String.self, at: "total")
    old = try "$" + container.decode(String.self, at: "before")
    next = try "$" + container.decode(String.self, at: "behind")
  }
}

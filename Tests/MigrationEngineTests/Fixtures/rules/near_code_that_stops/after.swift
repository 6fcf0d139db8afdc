// reason: is not understood
import Bridge

class Product: LegacyDecodable, ContainerDecodable {
  var a: Int = 0
  var b: Int = 0
  var c: Int = 0
  var d: Int = 0
  var price: String = "?"
  required init(from container: LegacyContainer) throws {
    if container.isNull() { return }
    a = try container.decode(Int.self, at: "a")
    b = try container.decode(Int.self, at: "b")
    c = try container.decode(Int.self, at: "c")
    d = try container.decode(Int.self, at: "d")
    price = try String(container.decode(String.self, at: "price").first!)
  }
}

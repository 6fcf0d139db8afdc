// reason: needs a written initializer: `price = Self.sign + json["total"].stringValue` is not understood
import Bridge

class Product: LegacyDecodable, ContainerDecodable {
  static let sign = "$"
  var a: Int
  var b: Int
  var c: Int
  var price: String
  required init(from container: LegacyContainer) throws {
    a = try container.decode(Int.self, at: "a")
    b = try container.decode(Int.self, at: "b")
    c = try container.decode(Int.self, at: "c")
    price = try Self.sign + container.decode(String.self, at: "total")
  }
}

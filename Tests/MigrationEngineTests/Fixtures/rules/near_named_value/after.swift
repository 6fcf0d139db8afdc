// reason: needs a written initializer: `price = value + json["total"].stringValue` is not understood
import Bridge

let value = "$"

class Product: LegacyDecodable, ContainerDecodable {
  var a: Int
  var b: Int
  var c: Int
  var price: String
  required init(from container: LegacyContainer) throws {
    a = try container.decode(Int.self, at: "a")
    b = try container.decode(Int.self, at: "b")
    c = try container.decode(Int.self, at: "c")
    price = try value + container.decode(String.self, at: "total")
  }
}

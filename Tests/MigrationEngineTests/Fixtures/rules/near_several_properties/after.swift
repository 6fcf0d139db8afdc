// reason: is not understood
import Bridge

class Product: LegacyDecodable, ContainerDecodable {
  var a: Int
  var b: Int
  var c: Int
  var d: Int
  var e: Int
  var price: String?
  var sign: String?
  required init(from container: LegacyContainer) throws {
    a = try container.decode(Int.self, at: "a")
    b = try container.decode(Int.self, at: "b")
    c = try container.decode(Int.self, at: "c")
    d = try container.decode(Int.self, at: "d")
    e = try container.decode(Int.self, at: "e")
    if container.exists(at: "total") {
      price = try container.decode(String.self, at: "total") + " "
      sign = try container.decodeIfPresent(String.self, at: "sign")
    }
  }
}

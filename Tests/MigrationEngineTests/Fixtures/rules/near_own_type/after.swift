// reason: needs a written initializer: `price = Self.sign + json["total"].stringValue` is not understood
import Bridge

class Product: LegacyDecodable {
  static let sign = "$"
  var a: Int
  var b: Int
  var c: Int
  var price: String
  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    a = try container.value(Int.self, at: "a")
    b = try container.value(Int.self, at: "b")
    c = try container.value(Int.self, at: "c")
    price = try Self.sign + container.value(String.self, at: "total")
  }
}

// reason: is not understood
import Bridge

enum Prices {
  static let half = 5
}

class Product: LegacyDecodable {
  var a: Int = 0
  var b: Int = 0
  var c: Int = 0
  var d: Int = 0
  var price: Double = 0
  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    if container.isNull() { return }
    a = try container.value(Int.self, at: "a")
    b = try container.value(Int.self, at: "b")
    c = try container.value(Int.self, at: "c")
    d = try container.value(Int.self, at: "d")
    let half = 5 / 2
    price = try Double(half) * container.value(Double.self, at: "price")
  }
}

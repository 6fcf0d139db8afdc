// reason: no declaration can say what `prices` is
import Bridge

enum Prices {
  static let all = ["1", "2"]
}

class Product: LegacyDecodable {
  var a: Int = 0
  var b: Int = 0
  var c: Int = 0
  var d: Int = 0
  var prices: [String] = []
  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    if container.isNull() { return }
    a = try container.value(Int.self, at: "a")
    b = try container.value(Int.self, at: "b")
    c = try container.value(Int.self, at: "c")
    d = try container.value(Int.self, at: "d")
    prices = try Prices.all.filter { try $0 != container.value(String.self, at: "price") }
  }
}

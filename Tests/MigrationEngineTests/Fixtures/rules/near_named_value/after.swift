// reason: needs a written initializer: `price = value + json["total"].stringValue` is not understood
import Bridge

let value = "$"

class Product: LegacyDecodable {
  var a: Int
  var b: Int
  var c: Int
  var price: String
  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    a = try container.value(Int.self, at: "a")
    b = try container.value(Int.self, at: "b")
    c = try container.value(Int.self, at: "c")
    price = try value + container.value(String.self, at: "total")
  }
}

// reason: not plain: not understood: `price = "$" + json["total"].stringValue`
import Bridge

struct Product: LegacyDecodable {
  var price: String
  var old: String
  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    price = try "$" + container.decode(String.self, at: "total")
    old = try "$" + container.decode(String.self, at: "before")
  }
}

// reason: `total! += json["price"].doubleValue` is not understood
import Bridge

struct Cart: LegacyDecodable {
  var total: Double? = 1

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    total! += try container.value(Double.self, at: "price")
  }
}

// reason: is not understood
import Bridge
import LegacyJSON

typealias Prices = Holder<Price>

struct Price: LegacyDecodable {
  let amount: Double
}

struct Holder<Value>: LegacyDecodable {
  let count: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    count = try container.value(Int.self, at: "count")
  }
}

struct Offer {
  let prices: Prices

  init(json: JSON) {
    prices = Prices(json: json["prices"])
  }
}

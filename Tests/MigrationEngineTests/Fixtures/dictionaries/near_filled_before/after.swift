// reason: needs a written initializer
import Foundation
import Bridge

struct Prices: LegacyDecodable {
  var prices: [String: Double] = ["base": 1]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for (key, value) in container.members(at: "prices") {
      prices[key] = try value.value(Double.self)
    }
  }
}

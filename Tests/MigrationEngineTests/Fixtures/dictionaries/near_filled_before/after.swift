// reason: needs a written initializer
import Foundation
import Bridge

struct Prices: LegacyDecodable, ContainerDecodable {
  var prices: [String: Double] = ["base": 1]

  init(from container: LegacyContainer) throws {
    for (key, value) in container.members(at: "prices") {
      prices[key] = try value.decode(Double.self)
    }
  }
}

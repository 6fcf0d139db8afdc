// reason: `total! += json["price"].doubleValue` is not understood
import Bridge

struct Cart: LegacyDecodable, ContainerDecodable {
  var total: Double? = 1

  init(from container: LegacyContainer) throws {
    total! += try container.decode(Double.self, at: "price")
  }
}

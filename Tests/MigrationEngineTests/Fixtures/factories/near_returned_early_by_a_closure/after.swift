// reason: is not understood
import Bridge

class Product: LegacyDecodable, ContainerDecodable {
  var name = ""
  var price = 0

  required init(from container: LegacyContainer) throws {
    self.name = try container.decode(String.self, at: "name")
    try container.nestedContainers(at: "prices").forEach { price in
      if price.isEmpty() { return }
      self.price = try price.decode(Int.self)
    }
  }
}

// reason: is not understood
import Bridge

class Product: LegacyDecodable {
  var name = ""
  var price = 0

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.name = try container.value(String.self, at: "name")
    try container.nestedContainers(at: "prices").forEach { price in
      if self.price > 0 { return }
      self.price = try price.value(Int.self, at: "amount")
    }
  }
}

// reason: a wrapper of `price`
import Money
import Bridge

struct Offer: Codable, LegacyDecodable, ContainerInitializable {
  let id: Int
  let price: Money

  init(from container: LegacyContainer) throws {
    id = try container.value(Int.self, at: "id")
    price = try Money(text: container.value(String.self, at: "price"))
  }
}

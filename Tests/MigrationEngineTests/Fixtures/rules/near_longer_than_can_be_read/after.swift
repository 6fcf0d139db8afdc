// reason: no declaration can say what `price` is
import Bridge

struct Offer: LegacyDecodable {
  let id: Int
  let price: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.value(Int.self, at: "id")
    let first = container.nestedContainer(at: "offers", 0, "prices", "standard", "amount")
    let second = container.nestedContainer(at: "offers", 1, "prices", "standard", "amount")
    price =
      try first.value(Int.self) * second.value(Int.self) * 100 / (first.value(Int.self, at: "tax") + second.value(Int.self, at: "tax") + 1)
      + first.value(Int.self, at: "discount") * second.value(Int.self, at: "discount") - (first.value(Int.self, at: "fee") + second.value(Int.self, at: "fee")) * 3
  }
}

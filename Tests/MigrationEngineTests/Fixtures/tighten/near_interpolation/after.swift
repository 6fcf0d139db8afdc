// reason: `m.productID` is used as an optional in a way that is not rewritten

struct Model: Codable {
  let productID: Int?

  private enum CodingKeys: String, CodingKey {
    case productID = "productId"
  }
}

func f(m: Model) { print("\(m.productID)") }

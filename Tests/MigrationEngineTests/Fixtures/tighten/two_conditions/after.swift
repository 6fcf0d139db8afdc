struct Model: Codable {
  let productID: Int?

  private enum CodingKeys: String, CodingKey {
    case productID = "productId"
  }
}

func f(m: Model) { if let id = m.productID, id > 1 { print(id) } }

struct Model: Codable {
  let productID: Int

  private enum CodingKeys: String, CodingKey {
    case productID = "productId"
  }
}

func f(m: Model) -> Int { return m.productID }
func g(m: Model) -> Bool { return m.productID == 3 }
func h(m: Model) -> Int? { return m.productID }

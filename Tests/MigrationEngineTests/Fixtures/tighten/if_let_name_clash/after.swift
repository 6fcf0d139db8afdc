struct Model: Codable {
  let productID: Int

  private enum CodingKeys: String, CodingKey {
    case productID = "productId"
  }
}

func f(m: Model) {
  do {
    let id = m.productID
    print(id)
  }
  let id = 2
  print(id)
}

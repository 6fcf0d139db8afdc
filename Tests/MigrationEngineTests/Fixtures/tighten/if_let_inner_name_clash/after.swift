struct Model: Codable {
  let productID: Int

  private enum CodingKeys: String, CodingKey {
    case productID = "productId"
  }
}

func f(m: Model) {
  do {
    let id = m.productID
    let text = "\(id)"
    print(text)
  }
  let text = "other"
  print(text)
}

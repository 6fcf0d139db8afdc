struct Model: Codable {
  let productID: Int

  private enum CodingKeys: String, CodingKey {
    case productID = "productId"
  }
}

extension Model {
  func f() {
    let productID = productID
    print(productID)
  }

  func g() {
    let productID = productID
    print(productID)
  }
}

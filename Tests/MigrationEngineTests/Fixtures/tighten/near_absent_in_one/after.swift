// reason: `productID` stays optional: it is there in 2 of 3 recorded objects

struct Model: Codable {
  let productID: Int?

  private enum CodingKeys: String, CodingKey {
    case productID = "productId"
  }
}

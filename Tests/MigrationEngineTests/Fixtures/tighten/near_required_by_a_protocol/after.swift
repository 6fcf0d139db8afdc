// reason: `productID` stays optional: a protocol may ask for it

struct Model: Codable {
  let productID: Int?

  private enum CodingKeys: String, CodingKey {
    case productID = "productId"
  }
}

protocol P { var productID: Int? { get } }
extension Model: P {}

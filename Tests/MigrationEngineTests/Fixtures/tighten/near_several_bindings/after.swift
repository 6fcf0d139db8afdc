// reason: `productID` stays optional: it is declared together with others

struct Model: Codable {
  var productID, name: Int?

  private enum CodingKeys: String, CodingKey {
    case name
    case productID = "productId"
  }
}

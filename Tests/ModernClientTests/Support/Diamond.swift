import ModernClient

/// The names and responses that the tests ask for.
enum Endpoint {
  enum Diamond: String, HTTPEndpointConvertible {
    case products = "api/diamond/products"
    case purchase = "api/diamond/purchase"
  }
}

enum DiamondResponse {
  struct Products: HTTPResponse, Equatable {
    let status: HTTPResponseStatus
    let productIds: [Int]
  }

  /// Without a report of its own.
  struct Balance: Codable, Sendable, Equatable {
    var coin: Int?
  }
}

enum Diamond {
  struct Products: HTTPGetRequest {
    typealias Response = DiamondResponse.Products

    let endpoint: any HTTPEndpointConvertible = Endpoint.Diamond.products
  }

  struct Balance: HTTPGetRequest {
    typealias Response = DiamondResponse.Balance

    let endpoint: any HTTPEndpointConvertible = .path("api/balance")
  }

  struct Purchase: HTTPPostRequest {
    typealias Response = DiamondResponse.Balance

    let endpoint: any HTTPEndpointConvertible = Endpoint.Diamond.purchase
    var productID = 5
    var note: String?

    var body: HTTPBody? { .json(["product_id": productID, "note": note, "quantity": 1.5, "tags": ["a"]]) }
  }
}

import Foundation
import HTTPTransport
import ModernClient
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct URLRequestTests {
  private struct Search: HTTPGetRequest {
    typealias Response = DiamondResponse.Balance

    var endpoint: any HTTPEndpointConvertible = .path("search")
    var parameters: [String: String] = ["q": "a b", "lang": "ja"]
    var headers: [String: String] = [:]
  }

  private let base = URL(string: "https://example.test/v1")

  @Test func theLeastThatARequestSaysIsEnough() throws {
    let request = try Diamond.Products().urlRequest(baseURL: base)
    #expect(request.url?.absoluteString == "https://example.test/v1/api/diamond/products")
    #expect(request.httpMethod == "GET")
    #expect(request.httpBody == nil)
    #expect(Diamond.Products().uri == "api/diamond/products")
  }

  @Test func parametersBecomeTheQuery() throws {
    #expect(Search().uri == "search?lang=ja&q=a%20b")
    let request = try Search(endpoint: .path("search?page=1")).urlRequest(baseURL: base)
    #expect(request.url?.absoluteString == "https://example.test/v1/search?page=1&lang=ja&q=a%20b")
  }

  @Test(arguments: ["https://example.test", "https://example.test/", "https://example.test?debug=1#top"])
  func theBaseMayEndAsItLikes(base: String) throws {
    for path in ["a", "/a"] {
      let request = try Search(endpoint: EndpointPath(verbatim: path), parameters: [:]).urlRequest(
        baseURL: URL(string: base))
      #expect(request.url?.absoluteString == "https://example.test/a")
    }
  }

  @Test func aPathIsEscapedWhereItNeedsToBeAndNotTwice() throws {
    let request = try Search(endpoint: .path("users/日 本/%41/50%"), parameters: [:]).urlRequest(baseURL: base)
    #expect(request.url?.absoluteString == "https://example.test/v1/users/%E6%97%A5%20%E6%9C%AC/%41/50%25")
  }

  @Test func aWholeAddressStandsForItself() throws {
    let request = try Search(endpoint: .path("http://other.test:8080/a")).urlRequest(baseURL: base)
    #expect(request.url?.absoluteString == "http://other.test:8080/a?lang=ja&q=a%20b")
  }

  @Test func withoutABaseAPathIsNoAddress() {
    #expect(throws: HTTPFailure.invalidURL("api/balance")) { try Diamond.Balance().urlRequest(baseURL: nil) }
  }

  @Test func anAddressThatIsNoneIsNamedWithoutItsSecrets() {
    #expect(throws: HTTPFailure.invalidURL("search?page=2&token=•••")) {
      try Search(parameters: ["page": "2", "token": "SECRET"]).urlRequest()
    }
  }

  @Test(arguments: ["Bearer abc\n", "a\r\nX-Admin: 1"]) func aHeaderWithALineBreakIsAnErrorThatKeepsItsValueBack(
    value: String
  ) {
    #expect(throws: HTTPFailure.invalidHeader("Authorization")) {
      try Search(headers: ["Authorization": value]).urlRequest(baseURL: base)
    }
  }

  @Test func soIsAContentTypeWithOne() {
    struct Note: HTTPPostRequest {
      typealias Response = Void

      let endpoint: any HTTPEndpointConvertible = .path("note")
      var body: HTTPBody? { .text("a", contentType: "text/plain\nX-Admin: 1") }
    }
    #expect(throws: HTTPFailure.invalidHeader("Content-Type")) { try Note().urlRequest(baseURL: base) }
  }

  @Test func aBodyBringsItsContentType() throws {
    let request = try Diamond.Purchase().urlRequest(baseURL: base)
    #expect(request.httpMethod == "POST")
    #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/json")
    #expect(request.httpBody == Data(#"{"note":null,"product_id":5,"quantity":1.5,"tags":["a"]}"#.utf8))
  }

  @Test func theRequestsOwnHeadersWin() throws {
    struct Plain: HTTPPostRequest {
      typealias Response = DiamondResponse.Balance

      let endpoint: any HTTPEndpointConvertible = .path("a")
      var headers: [String: String] { ["content-type": "text/plain"] }
      var body: HTTPBody? { .form(["a": "b"]) }
    }
    let request = try Plain().urlRequest(baseURL: base)
    #expect(request.value(forHTTPHeaderField: "Content-Type") == "text/plain")
  }
}

import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// As in the comment of `PaginatedRequest`.
struct OffsetRequest<Request: HTTPRequestRepresentation, Item: Sendable>: PaginatedRequest
where Request.Response == [Item] {
  let request: Request
  var offset = 0

  var parameters: [String: ParameterValue] {
    request.parameters.parameterValues.merging(["offset": offset.parameterValue]) { _, new in new }
  }

  func nextRequest(after response: [Item], serverResponse: ServerResponse) throws -> Self? {
    response.isEmpty ? nil : OffsetRequest(request: request, offset: offset + response.count)
  }
}

struct ListNumbers: HTTPGetRequest {
  typealias Response = [Int]

  let endpoint: any HTTPEndpointConvertible = .path("numbers")
  var parameters: [String: String] { ["kind": "odd"] }
}

@Suite struct PaginatedRequestTests {
  private struct Batch: Codable, Sendable {
    let numbers: [Int]
    let nextCursor: String?
  }

  private struct ListBatches: HTTPGetRequest {
    typealias Response = Batch

    let endpoint: any HTTPEndpointConvertible = .path("batches")
  }

  /// Seven numbers in pages of three, however they are asked for.
  private static func page(_ request: Received) -> ServerResponse {
    let first = Int(request.header("page") ?? request.queryItem("page") ?? request.queryItem("cursor") ?? "1") ?? 1
    let offset = request.queryItem("offset").flatMap { Int($0) } ?? (first - 1) * 3
    let numbers = Array(1...7).dropFirst(offset).prefix(3).map { $0 }
    let hasNext = offset + 3 < 7
    var headers: [String: String] = [:]
    if hasNext {
      headers["Next_Page"] = "\(first + 1)"
      headers["Link"] = #"</numbers?kind=odd&page=\#(first + 1)>; rel="next", </numbers?page=3>; rel="last""#
    }
    if request.path == "/batches" {
      return ServerResponse(#"{"numbers": \#(numbers), "next_cursor": \#(hasNext ? "\"\(first + 1)\"" : "null")}"#)
    }
    return ServerResponse("\(numbers)", headers: headers)
  }

  private func withClient(_ body: (HTTPClient, Locked<[Received]>) async throws -> Void) async throws {
    let received = Locked<[Received]>([])
    try await withServer { request in
      received.withLock { $0.append(request) }
      return Self.page(request)
    } _: { url in
      try await body(HTTPClient(configuration: .init(baseURL: url, timeout: patience)), received)
    }
  }

  @Test func onePageKnowsTheNext() async throws {
    try await withClient { client, _ in
      let page = try await client.call(ListNumbers().pagedByLink())
      guard case .hasNext(let numbers, let next) = page else {
        Issue.record("\(page)")
        return
      }
      #expect(numbers == [1, 2, 3])
      let second = try await client.call(next)
      #expect(second.response == [4, 5, 6])
      let third = try await client.call(try #require(second.next))
      guard case .done([7]) = third else {
        Issue.record("\(third)")
        return
      }
      #expect(third.next == nil)
    }
  }

  @Test func byLinkHeader() async throws {
    try await withClient { client, received in
      let seen = try await all(client.elements(of: ListNumbers().pagedByLink()))
      #expect(seen == Array(1...7))
      #expect(
        received.withLock { $0.map(\.query) } == [["kind=odd"], ["kind=odd", "page=2"], ["kind=odd", "page=3"]])
    }
  }

  @Test func byHeaderFields() async throws {
    try await withClient { client, received in
      let request = ListNumbers().pagedByHeader(sending: "page", receiving: "next_page")
      let seen = try await all(client.elements(of: request))
      #expect(seen == Array(1...7))
      #expect(received.withLock { $0.map { $0.header("page") } } == [nil, "2", "3"])
      #expect(received.withLock { $0.map(\.query) } == [["kind=odd"], ["kind=odd"], ["kind=odd"]])
    }
  }

  @Test func byAFieldOfTheBody() async throws {
    try await withClient { client, received in
      let request = ListBatches().pagedByParameter("cursor") { $0.nextCursor }
      let seen = try await all(client.elements(of: request) { $0.numbers })
      #expect(seen == Array(1...7))
      #expect(received.withLock { $0.map(\.query) } == [[], ["cursor=2"], ["cursor=3"]])
    }
  }

  @Test func byARuleOfOnesOwn() async throws {
    try await withClient { client, received in
      let seen = try await all(client.elements(of: OffsetRequest(request: ListNumbers())))
      #expect(seen == Array(1...7))
      #expect(received.withLock { $0.compactMap { $0.queryItem("offset") } } == ["0", "3", "6", "7"])
    }
  }

  @Test func everyPageHasWhatIsInside() async throws {
    try await withClient { client, received in
      let request = AuthorizedRequest(request: ListNumbers(), token: "t").pagedByLink()
      let seen = try await all(client.pages(of: request))
      #expect(seen == [[1, 2, 3], [4, 5, 6], [7]])
      #expect(received.withLock { $0.map { $0.header("Authorization") } } == ["Bearer t", "Bearer t", "Bearer t"])
    }
  }

  // MARK: - Links that lead astray

  private func next(_ header: String, answering: String? = "https://a.test/numbers?page=1") throws
    -> PagedRequest<ListNumbers>?
  {
    let serverResponse = ServerResponse(
      statusCode: 200, headers: ["Link": header], url: answering.flatMap { URL(string: $0) })
    return try ListNumbers().pagedByLink().nextRequest(after: [], serverResponse: serverResponse)
  }

  @Test(arguments: ["https://evil.test/n", "http://a.test/n", "https://a.test:8443/n", "//evil.test/n"])
  func aLinkToAnotherServerIsAnError(target: String) {
    #expect(throws: HTTPClient.Refusal.nextPageOnAnotherServer(target)) { try next("<\(target)>; rel=next") }
  }

  @Test func theUsualPortIsTheSameServer() throws {
    #expect(try next("<https://A.test:443/n>; rel=next")?.uri == "https://A.test:443/n")
  }

  @Test func aLinkToItselfIsTheEnd() throws {
    #expect(try next("<?page=1>; rel=next") == nil)
  }

  @Test func aLinkToTheAddressThatWasAskedIsTheEndAlsoAfterARedirect() throws {
    let serverResponse = ServerResponse(
      statusCode: 200, headers: ["Link": "</numbers?kind=odd>; rel=next"],
      url: URL(string: "https://asked.test/moved"))
    #expect(
      try ListElsewhere().pagedByLink().nextRequest(after: [], serverResponse: serverResponse) == nil)
  }

  @Test func aLinkThatIsNoAddressIsAnError() {
    #expect(throws: HTTPClient.Refusal.nextPageWithoutAddress("mailto:x")) { try next("<mailto:x>; rel=next") }
    #expect(throws: HTTPClient.Refusal.nextPageWithoutAddress("/n")) { try next("</n>; rel=next", answering: nil) }
  }

  @Test func withoutALinkItIsTheLastPage() throws {
    #expect(try next("<https://a.test/n>; rel=prev") == nil)
    #expect(try next("") == nil)
  }

  private struct ListElsewhere: HTTPGetRequest {
    typealias Response = [Int]

    let endpoint: any HTTPEndpointConvertible = .path("https://asked.test/numbers?kind=odd")
  }

  @Test func aRedirectDoesNotMakeAnotherServerTheOneThatWasMeant() {
    let serverResponse = ServerResponse(
      statusCode: 200, headers: ["Link": "</n>; rel=next"], url: URL(string: "https://evil.test/numbers"))
    #expect(throws: HTTPClient.Refusal.nextPageOnAnotherServer("/n")) {
      try ListElsewhere().pagedByLink().nextRequest(after: [], serverResponse: serverResponse)
    }
  }

  /// A transport of one's own may not say who answered.
  @Test func withoutTheAddressThatAnsweredTheOneThatWasAskedCounts() throws {
    let serverResponse = ServerResponse("[]", headers: ["Link": "</n?page=2>; rel=next"])
    let next = try ListElsewhere().pagedByLink().nextRequest(after: [], serverResponse: serverResponse)
    #expect(next?.uri == "https://asked.test/n?page=2")
  }

  @Test func aPageThatNamesItselfIsTheLast() throws {
    let serverResponse = ServerResponse("[5]", headers: ["next": "2"])
    let second = ListNumbers().pagedByHeader(page: "2", sending: "page", receiving: "next")
    #expect(try second.response(from: serverResponse).next == nil)
    let third = ListNumbers().pagedByHeader(page: "3", sending: "page", receiving: "next")
    #expect(try third.response(from: serverResponse).next?.page == .text("2"))

    let first = ListNumbers().pagedByParameter("page") { $0.first }
    let next = try #require(try first.response(from: serverResponse).next)
    #expect(next.uri == "numbers?kind=odd&page=5")
    let last = try next.response(from: serverResponse)
    #expect(last.response == [5])
    #expect(last.next == nil)
  }

  // MARK: - Errors

  @Test func aServersReportCountsOnAPageToo() async throws {
    struct Report: HTTPGetRequest {
      typealias Response = DiamondResponse.Products
      let endpoint: any HTTPEndpointConvertible = .path("a")
    }
    let client = HTTPClient(
      configuration: .init(
        baseURL: URL(string: "https://example.test"),
        transport: StubTransport(body: #"{"status": {"error_code": 7, "message": "Sold out"}, "product_ids": []}"#)))
    let error = await #expect(throws: HTTPClientError.self) {
      _ = try await client.call(Report().pagedByLink())
    }
    #expect(error?.message == "Sold out")
  }

  private func all<Elements: AsyncSequence>(_ elements: Elements) async throws -> [Elements.Element] {
    var result: [Elements.Element] = []
    for try await element in elements { result.append(element) }
    return result
  }
}

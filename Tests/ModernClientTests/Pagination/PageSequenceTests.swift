import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct PageSequenceTests {
  /// More pages than a test asks for, of two numbers each.
  private func endless(failingAt failing: Int? = nil) -> StubTransport {
    StubTransport { request in
      let offset = request.url?.query.flatMap { Int($0.split(separator: "=").last ?? "") } ?? 0
      if offset == failing || offset > 200 { return ServerResponse(statusCode: 503) }
      return ServerResponse("[\(offset), \(offset + 1)]")
    }
  }

  private func client(_ transport: some ClientTransport) -> HTTPClient {
    HTTPClient(configuration: .init(baseURL: URL(string: "https://example.test"), transport: transport))
  }

  @Test func pagesAndElementsMayGoToAnotherTask() async throws {
    let transport = StubTransport(body: "[1, 2]")
    let client = client(transport)
    let (pages, elements) = (
      client.pages(of: ListNumbers().pagedByLink()), client.elements(of: ListNumbers().pagedByLink())
    )
    #expect(try await Task.detached { try await Self.all(pages) }.value == [[1, 2]])
    #expect(try await Task.detached { try await Self.all(elements) }.value == [1, 2])
  }

  @Test func nothingIsSentBeforeItIsWanted() async throws {
    let transport = endless()
    let elements = client(transport).elements(of: OffsetRequest(request: ListNumbers()))
    var iterator = elements.makeAsyncIterator()
    #expect(transport.sent.withLock { $0.count } == 0)
    for expected in [0, 1] {
      let element = try await iterator.next()
      #expect(element == expected)
      #expect(transport.sent.withLock { $0.count } == 1)
    }
    let third = try await iterator.next()
    #expect(third == 2)
    #expect(transport.sent.withLock { $0.count } == 2)
  }

  @Test func aLoopThatIsLeftAsksForNoMore() async throws {
    let transport = endless()
    for try await number in client(transport).elements(of: OffsetRequest(request: ListNumbers())) where number == 5 {
      break
    }
    #expect(transport.sent.withLock { $0.count } == 3)
  }

  @Test func everyLoopBeginsAnew() async throws {
    let pages = client(endless()).pages(of: OffsetRequest(request: ListNumbers()))
    for _ in 0..<2 {
      for try await page in pages {
        #expect(page == [0, 1])
        break
      }
    }
  }

  @Test func emptyPagesAreSkipped() async throws {
    let transport = StubTransport { request in
      let query = request.url?.query ?? ""
      return switch query {
      case _ where query.hasSuffix("page=2"):
        ServerResponse("[]", headers: ["Link": "<https://example.test/n?page=3>; rel=next"])
      case _ where query.hasSuffix("page=3"): ServerResponse("[9]")
      default: ServerResponse("[1]", headers: ["Link": "<https://example.test/n?page=2>; rel=next"])
      }
    }
    var numbers: [Int] = []
    for try await number in client(transport).elements(of: ListNumbers().pagedByLink()) {
      numbers.append(number)
    }
    #expect(numbers == [1, 9])
  }

  @Test func anErrorEndsTheLoopForGood() async throws {
    let transport = endless(failingAt: 2)
    var iterator = client(transport).pages(of: OffsetRequest(request: ListNumbers())).makeAsyncIterator()
    let first = try await iterator.next()
    #expect(first == [0, 1])
    do {
      _ = try await iterator.next()
      Issue.record("no error")
    } catch {
      #expect((error as? HTTPClientError)?.statusCode == 503)
    }
    let after = try await iterator.next()
    #expect(after == nil)
    #expect(transport.sent.withLock { $0.count } == 2)
  }

  @Test func aTransportThatDoesNotLookForCancellationIsAskedNoMore() async throws {
    let transport = endless()
    let client = client(transport)
    let task = Task {
      for try await _ in client.pages(of: OffsetRequest(request: ListNumbers())) {
        withUnsafeCurrentTask { $0?.cancel() }
      }
    }
    let error = try #require(await #expect(throws: HTTPClientError.self) { try await task.value })
    #expect(error.isCancelled)
    #expect(transport.sent.withLock { $0.count } == 1)
  }

  @Test func aCancelledTaskGetsACancellationOverTheNetwork() async throws {
    try await withServer { request in
      ServerResponse("[1, 2]")
    } _: { url in
      let client = HTTPClient(configuration: .init(baseURL: url, timeout: patience))
      let seen = Locked(0)
      let task = Task {
        for try await _ in client.elements(of: OffsetRequest(request: ListNumbers())) {
          seen.withLock { $0 += 1 }
        }
      }
      try await eventually { seen.withLock { $0 } >= 5 }
      task.cancel()
      let result = await task.result
      guard case .failure(let error as HTTPClientError) = result else {
        Issue.record("\(result)")
        return
      }
      #expect(error.isCancelled)
    }
  }

  /// A request whose cursor is in its body, by a rule of its own.
  private struct ByBody: PaginatedRequest {
    let request = ListNumbers()
    var cursor = "A"
    let method = HTTPClient.Method.post
    var body: HTTPBody? { .json(["cursor": cursor]) }

    func nextRequest(after response: [Int], serverResponse: ServerResponse) throws -> Self? {
      ByBody(cursor: serverResponse.header("next") ?? "")
    }
  }

  /// Every way of naming the next page, whose last page names itself.
  private static let waysToEnd: [@Sendable (HTTPClient) async throws -> [[Int]]] = [
    { try await all($0.pages(of: ListNumbers().pagedByLink())) },
    { try await all($0.pages(of: ListNumbers().pagedByHeader(sending: "page", receiving: "next"))) },
    { try await all($0.pages(of: ListNumbers().pagedByParameter("page") { _ in "B" })) },
    { try await all($0.pages(of: ByBody())) },
  ]

  @Test(arguments: waysToEnd.indices) func aPageThatNamesItselfIsDeliveredAndEndsTheLoop(way: Int) async throws {
    let transport = StubTransport { request in
      let texts = [request.url?.query, request.value(forHTTPHeaderField: "page"), request.httpBody?.text]
      let isLast = texts.contains { $0?.contains("B") == true }
      return ServerResponse(
        isLast ? "[3, 4]" : "[1, 2]", headers: ["next": "B", "Link": "<https://example.test/n?page=B>; rel=next"])
    }
    #expect(try await Self.waysToEnd[way](client(transport)) == [[1, 2], [3, 4]])
    #expect(transport.sent.withLock { $0.count } == 2)
  }

  private static func all<Elements: AsyncSequence>(_ elements: Elements) async throws -> [Elements.Element] {
    var result: [Elements.Element] = []
    for try await element in elements { result.append(element) }
    return result
  }

  @Test func pagesThatLeadBackToAnEarlierOneEnd() async throws {
    let transport = StubTransport { request in
      let isSecond = request.url?.query == "page=2"
      return ServerResponse("[1]", headers: ["Link": "<https://example.test/n?page=\(isSecond ? 3 : 2)>; rel=next"])
    }
    let error = await #expect(throws: HTTPClientError.self) {
      for try await _ in client(transport).pages(of: ListNumbers().pagedByLink()) {}
    }
    guard case .decoding(let cause) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(cause as? HTTPClient.Refusal == .nextPageIsEarlier("https://example.test/n?page=2"))
    #expect(transport.sent.withLock { $0.count } == 3)
  }
}

extension Data {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}

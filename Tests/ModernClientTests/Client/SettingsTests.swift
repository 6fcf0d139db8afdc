import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a call may set, or a client for all of them.
@Suite struct SettingsTests {
  private struct Own: HTTPGetRequest {
    typealias Response = DiamondResponse.Balance

    let endpoint: any HTTPEndpointConvertible = .path("a")
    let timeout: TimeInterval?
    let cachePolicy: URLRequest.CachePolicy?
  }

  private struct Upload: HTTPPostRequest {
    typealias Response = DiamondResponse.Balance

    let endpoint: any HTTPEndpointConvertible = .path("upload")
    var body: HTTPBody? { .data(Data(count: 500_000), contentType: "application/octet-stream") }
  }

  @Test func aRequestsTimeOutAndCachePolicyWinOverTheClients() async throws {
    let transport = StubTransport(body: "{}")
    let client = HTTPClient(
      configuration: .init(
        baseURL: URL(string: "https://example.test"), transport: transport, timeout: 3,
        cachePolicy: .reloadIgnoringLocalCacheData, handlesCookies: false))
    _ = try await client.call(Own(timeout: 7, cachePolicy: .returnCacheDataElseLoad))
    _ = try await client.call(Own(timeout: nil, cachePolicy: nil))
    let sent = transport.sent.withLock { $0 }
    #expect(sent.map(\.timeoutInterval) == [7, 3])
    #expect(sent.map(\.cachePolicy) == [.returnCacheDataElseLoad, .reloadIgnoringLocalCacheData])
    #expect(sent.allSatisfy { !$0.httpShouldHandleCookies })
  }

  @Test func aRequestsOwnTimeOutEndsIt() async throws {
    try await withLocalServer { server in
      let client = HTTPClient(configuration: .init(baseURL: server, timeout: patience))
      struct Unanswered: HTTPGetRequest {
        typealias Response = DiamondResponse.Balance
        let endpoint: any HTTPEndpointConvertible = .path("never")
        let timeout: TimeInterval? = 1
      }
      let error = await #expect(throws: HTTPClientError.self) { try await client.call(Unanswered()) }
      #expect(error?.isTimeout == true)
    }
  }

  @Test func aCacheThatIsToAnswerAloneDoesNotAskTheServer() async throws {
    try await withRawServer { _ in
      [.response(body: "{}")]
    } _: { server in
      let transport = URLSessionTransport(configuration: .ephemeral)
      let client = HTTPClient(configuration: .init(baseURL: server.url, transport: transport, timeout: patience))
      let error = await #expect(throws: HTTPClientError.self) {
        try await client.call(Own(timeout: nil, cachePolicy: .returnCacheDataDontLoad))
      }
      guard case .transport(let cause) = error?.reason else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect((cause as? URLError)?.code == .resourceUnavailable)
      #expect(server.requests.isEmpty)
    }
  }

  @Test(arguments: [true, false]) func cookiesAreOnOrOff(handlesCookies: Bool) async throws {
    try await withRawServer { _ in
      [.response(200, ["Set-Cookie": "id=7; Path=/"], body: "{}")]
    } _: { server in
      let client = HTTPClient(
        configuration: .init(
          baseURL: server.url, transport: URLSessionTransport(configuration: .ephemeral), timeout: patience,
          handlesCookies: handlesCookies
        ))
      _ = try await client.call(Diamond.Balance())
      _ = try await client.call(Diamond.Balance())
      #expect(server.requests.map { $0.header("Cookie") } == [nil, handlesCookies ? "id=7" : nil])
    }
  }

  @Test func progressIsToldThroughTheMiddlewares() async throws {
    try await withRawServer { _ in
      [.response(body: #"{"coin": 5}"#)]
    } _: { server in
      let stack = MiddlewareStack.defaultStack().without(NetworkActivityMiddleware.self)
      let client = stack.buildClient(configuration: .init(baseURL: server.url, timeout: patience))
      let reports = Locked<[TransferProgress]>([])
      _ = try await client.call(
        Upload(), options: .init(progress: { report in reports.withLock { $0.append(report) } }))
      let last = reports.withLock { $0.last { $0.direction == .upload } }
      #expect(last == TransferProgress(.upload, completedBytes: 500_000, totalBytes: 500_000))
      #expect(reports.withLock { $0.last } == TransferProgress(.download, completedBytes: 11, totalBytes: 11))
    }
  }

  @Test func aCallMayNameTheQueueForItsCompletionAndProgress() async throws {
    try await withRawServer { _ in
      [.response(body: #"{"coin": 5}"#)]
    } _: { server in
      let client = HTTPClient(configuration: .init(baseURL: server.url, timeout: patience))
      let key = DispatchSpecificKey<Bool>()
      let queue = DispatchQueue(label: "screen")
      queue.setSpecific(key: key, value: true)
      let isThere = Locked<[Bool]>([])
      let note = { @Sendable in isThere.withLock { $0.append(DispatchQueue.getSpecific(key: key) == true) } }
      await withCheckedContinuation { done in
        client.call(Upload(), options: .init(progress: { _ in note() }), on: queue) { _ in
          note()
          done.resume()
        }
      }
      let seen = isThere.withLock { $0 }
      #expect(seen.count > 1)
      #expect(seen.allSatisfy { $0 })
    }
  }

  @Test func aCallKnowsThatItWasGivenUp() async {
    let client = HTTPClient(configuration: .init(transport: StubTransport(body: "{}")))
    await withCheckedContinuation { done in
      let call = client.call(Diamond.Balance()) { _ in done.resume() }
      #expect(!call.isCancelled)
      call.cancel()
      #expect(call.isCancelled)
    }
  }

  @Test func changesOfManyTasksAreAllKept() async {
    let client = HTTPClient()
    await withTaskGroup { group in
      for number in 0..<200 { group.addTask { client.configuration.headers["\(number)"] = "a" } }
    }
    #expect(client.configuration.headers.count == 200)
  }
}

import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

/// A typed request is downloaded through the middlewares, and replaces a file only when it is whole.
@Suite struct ClientDownloadTests {
  private struct Catalog: HTTPGetRequest {
    typealias Response = Void

    let endpoint: any HTTPEndpointConvertible = .path("catalog")
  }

  private func withClient<Value>(
    past middlewares: [any Middleware] = [], _ script: @escaping RawServer.Script,
    _ body: (HTTPClient, _ file: URL) async throws -> Value
  ) async throws -> (Value, [String: String]) {
    try await withRawServer(script) { server in
      try await withTemporaryFolder { folder in
        try folder.write("old", to: "catalog.txt")
        let client = HTTPClient(
          configuration: .init(
            baseURL: server.url, transport: URLSessionTransport(configuration: .ephemeral, bodyLimit: 1_000),
            timeout: patience, middlewares: MiddlewareStack(middlewares)))
        let value = try await body(client, folder.appendingPathComponent("catalog.txt"))
        return (value, try folder.contents())
      }
    }
  }

  @Test func theFileIsReplaced() async throws {
    let text = String(repeating: "new", count: 10_000)
    let (response, files) = try await withClient { _ in
      [.response(203, ["ETag": "7"], body: text)]
    } _: {
      try await $0.download(Catalog(), to: $1)
    }
    #expect(files == ["catalog.txt": text])
    #expect(response.value.lastPathComponent == "catalog.txt")
    #expect(response.statusCode == 203)
    #expect(response.header("etag") == "7")
  }

  private static let failures: [[RawStep]] = [
    [.response(404, body: #"{"status": {"error_code": 7, "message": "Gone"}}"#)],
    [.text("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc"), .close],
  ]

  @Test(arguments: failures.indices) func itStaysWhenTheDownloadFails(index: Int) async throws {
    let (error, files) = try await withClient { _ in
      Self.failures[index]
    } _: { client, file in
      await #expect(throws: HTTPClientError.self) { try await client.download(Catalog(), to: file) }
    }
    #expect(files == ["catalog.txt": "old"])
    #expect(index == 0 ? error?.message == "Gone" : error?.statusCode == nil)
  }

  @Test func anotherAttemptBeginsAnew() async throws {
    let attempts = Locked(0)
    let (_, files) = try await withClient(past: [RetryMiddleware(limit: 2, firstDelay: 0.001)]) { _ in
      let attempt = attempts.withLock { attempts in
        attempts += 1
        return attempts
      }
      return attempt == 1
        ? [.text("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc"), .close] : [.response(body: "whole")]
    } _: {
      try await $0.download(Catalog(), to: $1)
    }
    #expect(files == ["catalog.txt": "whole"])
  }

  @Test func aStubsResponseIsWrittenToo() async throws {
    struct Stub: Middleware {
      func intercept(_ request: OutgoingRequest, next: MiddlewareNext) async throws -> ServerResponse {
        ServerResponse(statusCode: 200, body: Data("stubbed".utf8))
      }
    }
    let (_, files) = try await withClient(past: [Stub()]) { _ in
      [.response(500)]
    } _: {
      try await $0.download(Catalog(), to: $1)
    }
    #expect(files == ["catalog.txt": "stubbed"])
  }

  @Test func twoOfTheSameAreNotJoined() async throws {
    let (_, files) = try await withClient(past: [DuplicateSubmissionMiddleware()]) { _ in
      [.pause(0.05), .response(body: "new")]
    } _: { client, file in
      let other = file.deletingLastPathComponent().appendingPathComponent("other.txt")
      async let first = client.download(Catalog(), to: file)
      async let second = client.download(Catalog(), to: other)
      _ = try await (first, second)
    }
    #expect(files == ["catalog.txt": "new", "other.txt": "new"])
  }

  @Test func aClientBehindAnotherWritesTheFile() async throws {
    let (_, files) = try await withClient { _ in
      [.response(body: "new")]
    } _: { client, file in
      let outer = HTTPClient(
        configuration: .init(
          baseURL: client.configuration.baseURL,
          transport: MiddlewareStack([NetworkActivityMiddleware()]).transport(over: client.transport),
          timeout: patience))
      return try await outer.download(Catalog(), to: file)
    }
    #expect(files == ["catalog.txt": "new"])
  }

  @Test func itIsGivenUpByItsType() async throws {
    let progressed = Locked(false)
    let (error, files) = try await withClient { _ in
      [.text("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc"), .hold]
    } _: { client, file in
      async let outcome: HTTPClientError? = {
        do throws(HTTPClientError) {
          _ = try await client.download(
            Catalog(), to: file, options: .init(progress: { _ in progressed.withLock { $0 = true } }))
          return nil
        } catch {
          return error
        }
      }()
      try await eventually { progressed.withLock { $0 } }
      client.cancelCalls(of: Catalog.self)
      return await outcome
    }
    #expect(error?.isCancelled == true)
    #expect(files == ["catalog.txt": "old"])
  }
}

import ClientStubs
import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An error says where on the way it arose, and keeps what was known there.
@Suite struct ErrorOriginTests {
  private struct Refused: Error, Equatable {}

  private func error(
    _ middlewares: [any Middleware], _ transport: StubTransport = StubTransport(status: 203, body: "{}"),
    errorMessage: @escaping @Sendable (HTTPClientError) -> String? = { _ in nil }
  ) async throws -> HTTPClientError {
    let client = HTTPClient(
      configuration: .init(
        baseURL: URL(string: "https://example.test"), destructiveErrorCodes: [9], destructiveErrorMessage: "Closed",
        transport: transport, middlewares: MiddlewareStack(middlewares), errorMessage: errorMessage))
    return try #require(await #expect(throws: HTTPClientError.self) { try await client.call(Diamond.Balance()) })
  }

  private func lost(_ error: any Error & Sendable) -> StubTransport { StubTransport { _ in throw error } }

  @Test func aMiddlewareThatRefusesAResponseKeepsItsStatus() async throws {
    let error = try await error([ResponseValidationMiddleware { _ in throw URLError(.badServerResponse) }])
    guard case .middleware(URLError.badServerResponse) = error.reason else {
      Issue.record("\(error.reason)")
      return
    }
    #expect(error.statusCode == 203)
    #expect(error.bodyStart == Data("{}".utf8))
  }

  @Test func aResponseThatAnotherOneSharedIsKeptToo() async throws {
    let error = try await error([
      ResponseValidationMiddleware { _ in throw Refused() }, DuplicateSubmissionMiddleware(),
      StubMiddleware([RequestStub(path: "/api/balance", .status(202))]),
    ])
    #expect(error.statusCode == 202)
  }

  @Test func aMiddlewareThatSendsNothingHasNoStatus() async throws {
    let error = try await error([StubMiddleware([], rest: .fails)])
    guard case .middleware = error.reason else {
      Issue.record("\(error.reason)")
      return
    }
    #expect(error.statusCode == nil)
  }

  @Test func theTransportsErrorIsItsOwnWhateverItIs() async throws {
    for cause in [URLError(.timedOut), Refused(), HTTPFailure.notHTTP] as [any Error & Sendable] {
      let error = try await error([RetryMiddleware(limit: 1)], lost(cause))
      guard case .transport = error.reason else {
        Issue.record("\(error.reason)")
        return
      }
      #expect(error.isTimeout == (cause is URLError))
    }
  }

  @Test func theLastAttemptCounts() async throws {
    let attempts = Locked(0)
    let transport = StubTransport { _ in
      let attempt = attempts.withLock { attempts in
        attempts += 1
        return attempts
      }
      if attempt > 1 { throw URLError(.networkConnectionLost) }
      return ServerResponse(statusCode: 503)
    }
    let error = try await error([RetryMiddleware(limit: 2, firstDelay: 0)], transport)
    guard case .transport = error.reason else {
      Issue.record("\(error.reason)")
      return
    }
    #expect(error.statusCode == nil)
  }

  @Test func aStubFailsAsTheNetworkWould() async throws {
    let error = try await error([StubMiddleware([RequestStub(Diamond.Balance.self, .failure(URLError(.timedOut)))])])
    guard case .transport = error.reason else {
      Issue.record("\(error.reason)")
      return
    }
    #expect(error.isTimeout)
  }

  @Test(arguments: [CancellationError(), URLError(.cancelled)] as [any Error & Sendable])
  func ofWhatWasGivenUpThereIsNothingToTell(cause: any Error & Sendable) async throws {
    let error = try await error([], lost(cause)) { _ in "never asked" }
    #expect(error.isCancelled)
    #expect(error.message == "")
    #expect(error.userMessage == nil)
    #expect(!error.localizedDescription.isEmpty)
  }

  @Test func anAppSaysItInItsOwnWords() async throws {
    let timeout = try await error([], lost(URLError(.timedOut))) { $0.isTimeout ? "Zeitüberschreitung" : nil }
    #expect(timeout.message == "Zeitüberschreitung")
    #expect(timeout.userMessage == "Zeitüberschreitung")
    let other = try await error([], StubTransport(status: 404, body: "")) { $0.isTimeout ? "Zeitüberschreitung" : nil }
    #expect(other.message == HTTPFailure.unacceptableStatus(404).localizedDescription)
    let closed = try await error([], StubTransport(status: 500, body: #"{"status": {"error_code": 9}}"#)) {
      "\($0.message)!"
    }
    #expect(closed.message == "Closed!")
  }
}

import Foundation
import HTTPTransport

/// Answers requests without a network: for tests, for previews, and for a server that is not there yet.
///
/// ```swift
/// let stubs = StubMiddleware([
///   Stub(Products.self, .json(#"{"status": {}, "products": []}"#)),
///   Stub(path: "/api/purchase", method: .post, .failure(URLError(.timedOut)), .json("{}").after(2)),
/// ])
/// let client = Middleware.Stack([stubs]).buildClient()
/// ```
public struct StubMiddleware: Middleware {
  /// The treatment of a request that matches no stub.
  public enum Rest: Sendable {
    /// It is sent.
    case isSent
    /// It fails with ``NoStub``, so that a test never reaches the network.
    case fails
  }

  private let stubs: [Stub]
  private let rest: Rest
  private let clock: MiddlewareClock

  /// Makes the middleware.
  ///
  /// - Parameters:
  ///   - stubs: the first one that matches a request answers it.
  ///   - rest: what becomes of a request that no stub is for.
  ///   - clock: the time, for answers that come later.
  public init(_ stubs: [Stub], rest: Rest = .isSent, clock: MiddlewareClock = .system) {
    self.stubs = stubs
    self.rest = rest
    self.clock = clock
  }

  /// Answers the request, if a stub is for it.
  public func intercept(_ request: OutgoingRequest, next: MiddlewareNext) async throws -> HTTPAnswer {
    guard let stub = stubs.first(where: { $0.matches(request) }) else {
      if case .fails = rest { throw NoStub(method: request.urlRequest.httpMethod, url: request.urlRequest.url) }
      return try await next(request)
    }
    let answer = stub.next()
    if answer.delay > 0 { try await clock.sleep(answer.delay) }
    try Task.checkCancellation()
    return try await answer.answer(request)
  }
}

/// There is no stub for a request, and nothing else was to be sent.
public struct NoStub: LocalizedError, Sendable, Equatable {
  /// The request's method.
  public let method: String?

  /// The request's address.
  public let url: URL?

  /// The text for whoever writes the test.
  public var errorDescription: String? { "There is no stub for \(method ?? "GET") \(url?.absoluteString ?? "")." }
}

import Foundation
import HTTPTransport
import ModernClient

/// Answers requests without a network: for tests, for previews, and for a server that does not exist yet.
///
/// ```swift
/// let stubs = StubMiddleware([
///   RequestStub(Products.self, .json(#"{"status": {}, "products": []}"#)),
///   RequestStub(path: "/api/purchase", method: .post, .failure(URLError(.timedOut)), .json("{}").after(2)),
/// ])
/// let client = Middleware.Stack([stubs]).buildClient()
/// ```
public struct StubMiddleware: Middleware {
  /// The treatment of a request that matches no stub.
  public enum Rest: Sendable {
    /// It is sent.
    case isSent
    /// The request fails with `HTTPClient.Refusal.noStub`, so that a test never reaches the network.
    case fails
  }

  private let stubs: [RequestStub]
  private let rest: Rest
  private let clock: MiddlewareClock

  /// Creates the middleware.
  ///
  /// - Parameters:
  ///   - stubs: the stubs. The first one that matches a request answers it.
  ///   - rest: the treatment of a request that matches no stub.
  ///   - clock: the clock for delayed responses.
  public init(_ stubs: [RequestStub], rest: Rest = .isSent, clock: MiddlewareClock = .system) {
    self.stubs = stubs
    self.rest = rest
    self.clock = clock
  }

  /// Answers the request, if a stub is for it.
  public func intercept(_ request: OutgoingRequest, next: MiddlewareNext) async throws -> ServerResponse {
    guard let stub = stubs.first(where: { $0.matches(request) }) else {
      if case .fails = rest {
        throw HTTPClient.Refusal.noStub(method: request.urlRequest.httpMethod, url: request.urlRequest.url)
      }
      return try await next(request)
    }
    let response = stub.next()
    if response.delay > 0 { try await clock.sleep(response.delay) }
    try Task.checkCancellation()
    return try await response.response(request)
  }
}

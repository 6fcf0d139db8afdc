import HTTPTransport

/// Counts the requests that are under way, for an indicator on the screen.
///
/// ```swift
/// let counter = NetworkActivityCounter()
/// let client = Middleware.Stack([NetworkActivityMiddleware(counter)]).buildClient()
/// ```
public struct NetworkActivityMiddleware: SelfContainedMiddleware {
  private let counter: NetworkActivityCounter

  /// Makes a middleware that counts for the whole app.
  public init() {
    self.init(.shared)
  }

  /// Makes the middleware.
  ///
  /// - Parameter counter: what it counts with.
  public init(_ counter: NetworkActivityCounter) {
    self.counter = counter
  }

  /// Counts the request until it has its answer, failed or was cancelled.
  public func intercept(_ request: OutgoingRequest, next: MiddlewareNext) async throws -> HTTPAnswer {
    counter.add(1)
    defer { counter.add(-1) }
    return try await next(request)
  }
}

import HTTPTransport

/// Counts the requests in progress, for an activity indicator.
///
/// ```swift
/// let counter = NetworkActivityCounter()
/// let client = Middleware.Stack([NetworkActivityMiddleware(counter)]).buildClient()
/// ```
public struct NetworkActivityMiddleware: SelfContainedMiddleware {
  private let counter: NetworkActivityCounter

  /// Creates a middleware that counts for the whole app.
  public init() {
    self.init(.shared)
  }

  /// Creates the middleware.
  ///
  /// - Parameter counter: the counter to use.
  public init(_ counter: NetworkActivityCounter) {
    self.counter = counter
  }

  /// Counts the request until it is answered, failed or cancelled.
  public func intercept(_ request: OutgoingRequest, next: MiddlewareNext) async throws -> ServerResponse {
    counter.add(1)
    defer { counter.add(-1) }
    return try await next(request)
  }
}

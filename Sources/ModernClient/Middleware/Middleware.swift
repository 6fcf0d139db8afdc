import HTTPTransport

/// A step between the client and the network, which every request and its response pass.
///
/// It gets the request and later the response. It may answer itself, send again or fail. This one only measures the time:
///
/// ```swift
/// struct Timing: Middleware {
///   let report: @Sendable (String, TimeInterval) -> Void
///
///   func intercept(_ request: OutgoingRequest, next: MiddlewareNext) async throws -> ServerResponse {
///     let start = Date()
///     let response = try await next(request)
///     report(request.urlRequest.url?.path ?? "", Date().timeIntervalSince(start))
///     return response
///   }
/// }
///
/// let client = Middleware.Stack([Timing(report: store), RetryMiddleware()]).buildClient()
/// ```
///
/// It works on the request that is sent, so it applies to old and typed requests alike (``HTTPClient/transport``). An
/// error status is a response, not an error.
public protocol Middleware: Sendable {
  /// Processes a request: passes it on, or answers it in another way.
  ///
  /// - Parameters:
  ///   - request: the request to send.
  ///   - next: the remaining steps. Each call sends the request once. Without a call, nothing is sent.
  /// - Returns: the response for the caller.
  /// - Throws: the reason why there is no response. The caller gets it in ``HTTPClientError/Reason/middleware(_:)``. A
  ///   `CancellationError` from `next` is passed on.
  func intercept(_ request: OutgoingRequest, next: MiddlewareNext) async throws -> ServerResponse
}

extension Middleware {
  /// A stack of several middlewares: `Middleware.Stack([A.self, B.self]).buildClient()`.
  public typealias Stack = MiddlewareStack
}

/// A middleware that needs no arguments, so that a stack can create it from its type.
///
/// ```swift
/// struct ClientVersion: SelfContainedMiddleware {
///   func intercept(_ request: OutgoingRequest, next: MiddlewareNext) async throws -> ServerResponse {
///     var request = request
///     request.urlRequest.setValue("7.1", forHTTPHeaderField: "X-Client-Version")
///     return try await next(request)
///   }
/// }
///
/// let client = Middleware.Stack([ClientVersion.self, RetryMiddleware.self]).buildClient()
/// ```
public protocol SelfContainedMiddleware: Middleware {
  /// Creates the middleware with its default settings.
  init()
}

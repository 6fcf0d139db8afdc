import HTTPTransport

/// A step between the client and the network, which every request and its answer pass.
///
/// It sees the request before and the answer after, and may answer itself, send again or fail. This one measures, and
/// leaves everything else as it is:
///
/// ```swift
/// struct Timing: Middleware {
///   let report: @Sendable (String, TimeInterval) -> Void
///
///   func intercept(_ request: OutgoingRequest, next: MiddlewareNext) async throws -> HTTPAnswer {
///     let start = Date()
///     let answer = try await next(request)
///     report(request.urlRequest.url?.path ?? "", Date().timeIntervalSince(start))
///     return answer
///   }
/// }
///
/// let client = Middleware.Stack([Timing(report: store), RetryMiddleware()]).buildClient()
/// ```
///
/// It works on the request as it goes out, so old requests pass through it as typed ones do
/// (``HTTPClient/transport``). An error status is an answer, not an error.
public protocol Middleware: Sendable {
  /// Lets a request pass, or not.
  ///
  /// - Parameters:
  ///   - request: what is to be sent.
  ///   - next: the rest of the way. Calling it twice sends twice; not calling it sends nothing.
  /// - Returns: the answer for whoever asked.
  /// - Throws: what keeps an answer from arriving; the caller finds it in
  ///   ``HTTPClientError/Reason/middleware(_:)``. A `CancellationError` from `next` is passed on.
  func intercept(_ request: OutgoingRequest, next: MiddlewareNext) async throws -> HTTPAnswer
}

extension Middleware {
  /// Several middlewares, as one writes it: `Middleware.Stack([A.self, B.self]).buildClient()`.
  public typealias Stack = MiddlewareStack
}

/// A middleware that needs to be told nothing, so that a stack can make it from its type alone.
///
/// ```swift
/// struct ClientVersion: SelfContainedMiddleware {
///   func intercept(_ request: OutgoingRequest, next: MiddlewareNext) async throws -> HTTPAnswer {
///     var request = request
///     request.urlRequest.setValue("7.1", forHTTPHeaderField: "X-Client-Version")
///     return try await next(request)
///   }
/// }
///
/// let client = Middleware.Stack([ClientVersion.self, RetryMiddleware.self]).buildClient()
/// ```
public protocol SelfContainedMiddleware: Middleware {
  /// Makes the middleware with its usual settings.
  init()
}
